import type { FormSetup } from './setup.ts'

/** Shows mailbox and phone instead of a form that nothing would receive. */
export const Mailbox = ({ address, phone }: { address: string; phone: FormSetup['phone'] }) => (
  <p>
    <a href={`mailto:${address}`}>{address}</a>
    <br />
    <a href={phone.href}>{phone.shown}</a>
  </p>
)
