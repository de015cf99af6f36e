/** Writes the current year into the copyright line. Without scripts it is the year of the build. */
export function showCurrentYear(): void {
  const year = document.querySelector('[data-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}
