// ISA-L: unpacks deflate and checks CRC-32 two to four times as fast as zlib.
#pragma once
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
