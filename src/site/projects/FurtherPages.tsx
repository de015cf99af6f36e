import './FurtherPages.css'
import { Button } from '../../parts/Button/Button.tsx'

type Props = {
  labels: { more: string; earlier: string }
  earlier: string
  more: string | undefined
}

/** The ways on from a page in the middle of a long list. */
export function FurtherPages({ labels, earlier, more }: Props) {
  return (
    <p className="further">
      <Button href={earlier}>{labels.earlier}</Button>
      {more && <Button href={more}>{labels.more}</Button>}
    </p>
  )
}
