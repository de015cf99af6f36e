/** At once where the page has loaded, else when it has. */
export function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then()
  else addEventListener('load', then)
}
