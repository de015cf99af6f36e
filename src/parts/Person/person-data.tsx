import type { PictureData } from '../../content/media.ts'
import type { Row } from '../Rows/Rows.tsx'
import { MailAddress } from './MailAddress.tsx'

export type PersonData = {
  id: string
  /** The anchor of the person on the contact page. */
  anchor: string | undefined
  name: string
  /** The role and position. */
  title: string
  department: string
  /** The city of the office. */
  location: string
  address: string
  phone: { shown: string; href: string }
  email: string
  languages: string[] | undefined
  portrait: PictureData | undefined
  /** The address of the vCard. */
  card: string
  labels: {
    portrait: string
    department: string
    location: string
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

/** Returns department and location, and the ways to reach the person directly. */
export function contactRows({ labels, department, location, phone, email, languages }: PersonData): Row[] {
  return [
    { label: labels.department, value: department },
    { label: labels.location, value: location },
    { label: labels.phone, value: <a href={phone.href}>{phone.shown}</a> },
    {
      label: labels.email,
      value: (
        <a href={`mailto:${email}`}>
          <MailAddress address={email} />
        </a>
      ),
    },
    ...languageRows({ labels, languages }),
  ]
}

export function languageRows({ labels, languages }: Pick<PersonData, 'labels' | 'languages'>): Row[] {
  return languages ? [{ label: labels.languages, value: languages.join(', ') }] : []
}
