import { Button } from '../parts/Button/Button.tsx'
import type { FormSetup } from '../parts/Form/setup.ts'
import { showToast } from '../parts/Toast/show-toast.ts'

type Props = { texts: FormSetup['texts']; phone: FormSetup['phone'] }

/**
 * Shows buttons that each open a message at the foot of the page, which disappears after a few seconds unless it is
 * hovered.
 */
export function ToastStates({ texts: { toasts }, phone }: Props) {
  const sent = {
    tone: 'good' as const,
    title: toasts.sentTitle,
    text: toasts.sent,
    detail: toasts.reference,
    labels: toasts,
  }
  const failed = {
    tone: 'bad' as const,
    title: toasts.failedTitle,
    text: toasts.failed,
    link: { href: phone.href, label: phone.shown },
    action: { label: toasts.reopen, run: () => undefined },
    labels: toasts,
  }
  return (
    <div className="acts">
      <Button data-toast="good" onClick={() => showToast(sent)}>
        {sent.title}
      </Button>
      <Button data-toast="bad" onClick={() => showToast(failed)}>
        {failed.title}
      </Button>
    </div>
  )
}
