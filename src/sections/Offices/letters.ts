/** Returns the initial of each city, or its first two letters if another city has the same initial. */
export const lettersOf = (cities: string[]): string[] =>
  cities.map(city => {
    const isShared = cities.filter(other => other.charAt(0) === city.charAt(0)).length > 1
    return city.slice(0, isShared ? 2 : 1)
  })
