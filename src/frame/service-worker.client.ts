/** Makes the offline page possible, once the page has loaded. Failing is no loss, so it is only logged. */
export function registerServiceWorker(): void {
  // Only a build fills in what the worker keeps.
  if (import.meta.env.DEV) return
  const register = () =>
    navigator.serviceWorker
      ?.register('/sw.js')
      .catch((error: unknown) => console.info('Service worker not registered:', error))
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
