/**
 * Registers the service worker for the offline page, after the page has loaded. A failure is only logged, because the
 * site works without it.
 */
export function registerServiceWorker(): void {
  // Only a build fills in the worker's list of files.
  if (import.meta.env.DEV) return
  const register = () =>
    navigator.serviceWorker
      ?.register('/sw.js')
      .catch((error: unknown) => console.info('Service worker not registered:', error))
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
