/** An email address that breaks before its @ if it does not fit on one line. */
export function MailAddress({ address }: { address: string }) {
  const at = address.indexOf('@')
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
