/**
 * The policy for a page of the site within the Studio: scripts do not run, forms are not sent, and only the Studio
 * frames it.
 */
export const sitePolicy = [
  "default-src 'none'",
  // Astro puts inline styles into the page during development, and the build into its pages.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')
