type Place = { latitude: number; longitude: number }

/** Computes the distance in a straight line, rounded to ten kilometres. */
export function distanceInKilometres(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return Math.round((2 * 6371 * Math.asin(Math.sqrt(chord))) / 10) * 10
}
