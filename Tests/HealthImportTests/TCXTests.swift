import Foundation
import Testing

@testable import HealthImport

private let ride = """
      <?xml version="1.0" encoding="UTF-8"?>
    <TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
     <Activities><Activity Sport="Biking"><Id>2024-06-01T10:00:00.000Z</Id>
      <Lap StartTime="2024-06-01T10:00:00Z"><TotalTimeSeconds>60.5</TotalTimeSeconds>
       <DistanceMeters>500.5</DistanceMeters><Calories>12.5</Calories>
       <AverageHeartRateBpm><Value>120</Value></AverageHeartRateBpm>
       <MaximumHeartRateBpm><Value>140</Value></MaximumHeartRateBpm>
       <Track>
        <Trackpoint><Time>2024-06-01T10:00:00Z</Time>
         <Position><LatitudeDegrees>50</LatitudeDegrees><LongitudeDegrees>8</LongitudeDegrees></Position>
         <AltitudeMeters>100</AltitudeMeters><DistanceMeters>0</DistanceMeters>
         <HeartRateBpm><Value>119</Value></HeartRateBpm><Cadence>80</Cadence>
         <Extensions><ns3:TPX><ns3:Speed>8.2</ns3:Speed><ns3:Watts>200</ns3:Watts></ns3:TPX></Extensions>
        </Trackpoint>
        <Trackpoint><Time>2024-06-01T10:00:30Z</Time><HeartRateBpm><Value>125</Value></HeartRateBpm></Trackpoint>
        <Trackpoint><Time>2024-06-01T10:01:00Z</Time>
         <Position><LatitudeDegrees>50.005</LatitudeDegrees><LongitudeDegrees>8</LongitudeDegrees></Position>
         <DistanceMeters>500.5</DistanceMeters></Trackpoint>
       </Track></Lap>
      <Lap StartTime="2024-06-01T10:05:00Z"><TotalTimeSeconds>30</TotalTimeSeconds><DistanceMeters>100</DistanceMeters>
       <Calories>3</Calories>
       <Track><Trackpoint><Time>2024-06-01T10:05:00Z</Time><DistanceMeters>500.5</DistanceMeters></Trackpoint>
        <Trackpoint><Time>2024-06-01T10:05:30Z</Time><DistanceMeters>600.5</DistanceMeters></Trackpoint></Track></Lap>
      <Creator><Name>Garmin Forerunner 945</Name></Creator>
     </Activity></Activities>
    </TrainingCenterDatabase>
    """

@Suite struct `A TCX file` {
    @Test func `is a workout with laps, a pause and samples`() throws {
        let (sink, tally) = try readTCX(Array(ride.utf8))
        let workout = try #require(sink.workouts.first)
        #expect(workout.activity == "Cycling")
        #expect(workout.start == 1_717_236_000)
        #expect(workout.end == 1_717_236_330)
        #expect(workout.durationSeconds == 90.5)
        #expect(workout.distanceMeters == 600.5)
        #expect(workout.energyKcal == 15.5)
        #expect(workout.averageHeartRateBPM == 122)
        #expect(workout.maximumHeartRateBPM == 140)
        #expect(workout.events.map(\.kind) == [.lap, .pause, .lap])
        #expect(workout.events[1].durationSeconds == 240)
        #expect(sink.values("HeartRate") == [119, 125])
        #expect(sink.values("CyclingPower") == [200])
        #expect(sink.values("CyclingSpeed") == [8.2])
        #expect(sink.values("CyclingCadence") == [80])
        #expect(sink.values("DistanceCycling") == [600.5])
        #expect(sink.values("ActiveEnergyBurned") == [15.5])
        #expect(sink.routes.first?.points.count == 2)
        #expect(sink.source(workout.source).name == "Garmin Forerunner 945")
        #expect(sink.source(workout.source).sourceClass == .watch)
        #expect(sink.samples("DistanceCycling").map { sink.source($0.source).name } == ["Garmin Forerunner 945 (TCX)"])
        #expect(tally.cutOff == nil)
        #expect(tally.skipped.isEmpty)
    }

    @Test func `of laps alone is a workout, too`() throws {
        let text = """
            <TrainingCenterDatabase><Activities><Activity Sport="Running"><Id>2024-06-01T10:00:00Z</Id>
            <Lap StartTime="2024-06-01T10:00:00Z"><TotalTimeSeconds>600</TotalTimeSeconds>
            <DistanceMeters>2000</DistanceMeters><Calories>150</Calories>
            <AverageHeartRateBpm><Value>150</Value></AverageHeartRateBpm></Lap></Activity></Activities>
            <Courses><Course><Name>Loop</Name></Course></Courses></TrainingCenterDatabase>
            """
        let (sink, tally) = try readTCX(Array(text.utf8))
        let workout = try #require(sink.workouts.first)
        #expect(workout.end - workout.start == 600)
        #expect(workout.averageHeartRateBPM == 150)
        #expect(workout.isIndoor == nil)
        #expect(workout.events.isEmpty)
        #expect(sink.values("DistanceWalkingRunning") == [2000])
        #expect(tally.skipped == ["a planned route": 1])
    }

    @Test func `cut anywhere gives what precedes the cut`() throws {
        let whole = Array(ride.utf8)
        let complete = try readTCX(whole).sink
        for count in 0..<whole.count {
            let (sink, tally) = try readTCX(Array(whole.prefix(count)))
            #expect(tally.cutOff != nil, "\(count) bytes")
            let rates = sink.values("HeartRate")
            #expect(rates == Array(complete.values("HeartRate").prefix(rates.count)), "\(count) bytes")
        }
    }
}
