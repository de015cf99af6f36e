import type { FormSetup } from './setup.ts'

/** Mailbox and phone, in place of a form that nothing would answer. */
export const Mailbox = ({ address, phone }: { address: string; phone: FormSetup['phone'] }) => (
  <p>
    <a href={`mailto:${address}`}>{address}</a>
    <br />
    <a href={phone.href}>{phone.shown}</a>
  </p>
)
