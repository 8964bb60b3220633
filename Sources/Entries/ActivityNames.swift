/// The activities that watches and phones know by themselves, in plain English.
public enum ActivityNames {
    public static let usual = Set(
        """
        American Football,Archery,Australian Football,Badminton,Barre,Baseball,Basketball,Bowling,Boxing,Cardio,Climbing,
        Cooldown,Core,Cricket,Cross Country Skiing,Cross Training,Curling,Cycling,Dance,Dance Inspired Training,
        Disc Sports,Downhill Skiing,Elliptical,Equestrian Sports,Fencing,Fishing,Fitness Gaming,Flexibility,Golf,
        Gymnastics,HIIT,Hand Cycling,Handball,Hiking,Hockey,Hunting,Indoor Cycling,Indoor Rowing,Indoor Running,
        Indoor Walking,Jump Rope,Kickboxing,Lacrosse,Martial Arts,Mind And Body,Mixed Cardio,
        Mixed Metabolic Cardio Training,Mobility,Mountain Biking,Nordic Walking,Open Water Swimming,Other,
        Paddle Sports,Paddling,Pickleball,Pilates,Play,Pool Swimming,Preparation And Recovery,Racquetball,Rowing,Rugby,
        Running,Sailing,Skating Sports,Skiing,Snow Sports,Snowboarding,Soccer,Softball,Squash,Stairs,Strength,
        Stretching,Surfing Sports,Swim Bike Run,Swimming,Table Tennis,Tai Chi,Team Handball,Tennis,Track And Field,
        Trail Running,Transition,Treadmill,Triathlon,Underwater Diving,Volleyball,Walking,Warm Up,Water Fitness,
        Water Polo,Water Sports,Wheelchair Run Pace,Wheelchair Walk Pace,Wrestling,Yoga
        """.split { $0 == "," || $0 == "\n" }.map(String.init))
}
