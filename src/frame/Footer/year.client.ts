/** Writes the visitor's year into the copyright line. Without script it stays the year of the build. */
export function showCurrentYear(): void {
  const year = document.querySelector('[data-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}
