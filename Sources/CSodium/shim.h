// libsodium, 1.0.18 or later.
#pragma once
#include <sodium.h>
