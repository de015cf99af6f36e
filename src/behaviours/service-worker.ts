/** Makes the offline page possible. Failing is no loss, so it is only logged. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => console.info('Service worker not registered:', error))
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
