import { Button } from '../parts/Button/Button.tsx'
import { Dialog } from '../parts/Dialog/Dialog.tsx'
import { ContactPersonDialog } from '../parts/Person/ContactPersonDialog.tsx'
import type { Examples } from './examples.ts'
import { State } from './State.tsx'

/** Shows dialogs with the buttons that open them. The one with a form is in styleguide.astro, because a form is an island. */
export function Dialogs({ words, ui, contact, person, portrayed }: Examples) {
  const { label, href } = contact
  const opener = (dialog: string) => (
    <Button href={href} data-dialog={dialog}>
      {label}
    </Button>
  )
  return (
    <>
      <State name="title and nothing else">
        {opener('dialog-empty')}
        <Dialog id="dialog-empty" title={label} closeLabel={ui.form.close} />
      </State>
      <State name="wide, with a line under its title, long">
        {opener('dialog-wide')}
        <Dialog id="dialog-wide" title={words.long} subtitle={words.sentence} closeLabel={ui.form.close} wide>
          <p className="copy">{words.sentence}</p>
        </Dialog>
      </State>
      <State name="a person, to the edges">
        {opener('dialog-person')}
        <ContactPersonDialog id="dialog-person" person={person} />
      </State>
      <State name="a person with a portrait">
        {opener('dialog-portrait')}
        <ContactPersonDialog id="dialog-portrait" person={portrayed} />
      </State>
    </>
  )
}
