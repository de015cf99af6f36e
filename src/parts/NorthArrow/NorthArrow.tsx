/** Where north is on a plan, and the top of a sheet. */
export function NorthArrow() {
  return (
    <svg width="30" height="40" viewBox="0 0 30 40" aria-hidden="true">
      <circle cx="15" cy="25" r="14" />
      <path d="M15 2 3.500 33.500 15 28z" />
      <path d="M15 2l11.500 31.500L15 28z" fill="currentColor" />
    </svg>
  )
}
