/** An arrow for the sort direction. The styles around it rotate it. */
export function SortArrow() {
  return (
    <svg viewBox="0 0 9 12" aria-hidden="true">
      <path d="M4.500 1v10M1 7.500 4.500 11 8 7.500" />
    </svg>
  )
}
