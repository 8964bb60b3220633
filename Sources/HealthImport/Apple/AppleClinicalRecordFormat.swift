import Foundation
import HealthModel
import ImportKit
import JSON

/// One clinical record beside Apple's XML, a resource of HL7 FHIR. Its kind, day and title are kept, nothing else.
enum AppleClinicalRecordFormat: HealthFormat {
    static let id = "apple-clinical"
    private static let headSize = 4096
    private static let largest = 16 << 20

    static func recognises(_ document: HealthDocument) -> Bool {
        let head = document.head.prefix(headSize)
        return head.first { $0 > 0x20 } == UInt8(ascii: "{") && head.contains("\"resourceType\"")
    }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        let bytes = try document.bytes(limit: largest)
        let resource: Resource
        do {
            resource = try CodedJSON.value(Resource.self, from: bytes)
        } catch {
            throw ImportError.refused(path: document.name, reason: "it is no clinical record, or it is cut off")
        }
        var tally = ImportTally()
        tally.records = 1
        guard let day = resource.day else {
            tally.skipped[SkipReason.noStart.text] = 1
            return tally
        }
        let start = Int64(context.home.start(of: day))
        guard start >= 0, start <= context.now else {
            tally.skipped[SkipReason.inTheFuture.text] = 1
            return tally
        }
        tally.byType["HKClinicalType"] = 1
        let source = try sink.number(
            of: ImportedSource(name: "Health records", device: "", sourceClass: .other))
        let kind = AppleFindingDraft.words(resource.resourceType, without: "")
        try sink.add(
            finding: ImportedFinding(
                kind: .clinicalRecord, source: source, start: start, end: start, title: resource.title ?? kind,
                fields: [ImportedFinding.Field("kind", kind)]))
        guard progress(document.byteCount) else { throw ImportError.cancelled }
        return tally
    }

    /// The fields that all kinds of resources have, each under one of several names.
    private struct Resource: Decodable {
        struct Concept: Decodable {
            struct Coding: Decodable { var display: String? }
            var text: String?
            var coding: [Coding]?
            var title: String? { text ?? coding?.lazy.compactMap(\.display).first }
        }
        struct Period: Decodable { var start: String? }

        var resourceType: String
        var code: Concept?
        var vaccineCode: Concept?
        var medicationCodeableConcept: Concept?
        var effectiveDateTime: String?
        var effectivePeriod: Period?
        var occurrenceDateTime: String?
        var performedDateTime: String?
        var performedPeriod: Period?
        var onsetDateTime: String?
        var authoredOn: String?
        var dateWritten: String?
        var date: String?
        var recordedDate: String?
        var issued: String?

        var title: String? {
            (code ?? vaccineCode ?? medicationCodeableConcept)?.title.map { $0.cut(toScalars: AttributeText.longest) }
        }

        var day: CivilDay? {
            let dates = [
                effectiveDateTime, effectivePeriod?.start, occurrenceDateTime, performedDateTime,
                performedPeriod?.start,
                onsetDateTime, authoredOn, dateWritten, date, recordedDate, issued,
            ]
            return dates.lazy.compactMap(\.self).compactMap { CivilDay(iso: String($0.prefix(10))) }.first
        }
    }
}
