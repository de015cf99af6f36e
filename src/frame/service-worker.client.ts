/** Makes the offline page possible. Failing is no loss, so it is only logged. */
export function registerServiceWorker(): void {
  addEventListener('load', () =>
    navigator.serviceWorker
      ?.register('/sw.js')
      .catch((error: unknown) => console.info('Service worker not registered:', error)),
  )
}
