import { whenLoaded } from './when-loaded.ts'

/** Milliseconds after loading: nobody installs a page that is not yet drawn, and browsers fetch a manifest at once. */
const drawn = 1000

/** Makes the site installable and the offline page possible. Failing is no loss, so it is only logged. */
export function makeInstallable(): void {
  whenLoaded(() => {
    setTimeout(addManifest, drawn)
    navigator.serviceWorker
      ?.register('/sw.js')
      .catch((error: unknown) => console.info('Service worker not registered:', error))
  })
}

function addManifest(): void {
  const manifest = document.createElement('link')
  manifest.rel = 'manifest'
  manifest.href =
    document.documentElement.lang === 'en' ? '/en/manifest.webmanifest' : '/manifest.webmanifest'
  document.head.append(manifest)
}
