import type { PictureData } from '../../content/media.ts'
import type { Row } from '../Rows/Rows.tsx'
import { MailAddress } from './MailAddress.tsx'

export type PersonData = {
  id: string
  name: string
  /** Their role and position. */
  title: string
  department: string
  address: string
  phone: { shown: string; href: string }
  email: string
  languages: string[] | undefined
  portrait: PictureData | undefined
  /** Address of the vCard. */
  card: string
  labels: {
    portrait: string
    department: string
    address: string
    phone: string
    email: string
    languages: string
    call: string
    write: string
    card: string
    copyPhone: string
    copyEmail: string
    copied: string
    close: string
  }
}

/** How to reach somebody directly. */
export function contactRows({ labels, phone, email }: PersonData): Row[] {
  return [
    { label: labels.phone, value: <a href={phone.href}>{phone.shown}</a> },
    {
      label: labels.email,
      value: (
        <a href={`mailto:${email}`}>
          <MailAddress address={email} />
        </a>
      ),
    },
  ]
}

export function languageRows({ labels, languages }: PersonData): Row[] {
  return languages ? [{ label: labels.languages, value: languages.join(', ') }] : []
}
