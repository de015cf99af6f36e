type Office = { company: string; latitude: number; longitude: number }

/** Returns the addresses of an office on a map. The map is on the web, because few desktops open addresses of an app. */
export function mapLinks({ company, latitude, longitude }: Office) {
  const point = `${latitude},${longitude}`
  const name = encodeURIComponent(company)
  return {
    href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    android: `geo:${point}?q=${point}(${name})`,
    apple: `maps:?q=${name}&ll=${point}`,
  }
}
