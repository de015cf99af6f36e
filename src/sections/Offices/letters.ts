/** The initial of each city, or its first two letters where another begins with the same one. */
export const lettersOf = (cities: string[]): string[] =>
  cities.map(city => {
    const isShared = cities.filter(other => other.charAt(0) === city.charAt(0)).length > 1
    return city.slice(0, isShared ? 2 : 1)
  })
