import { useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { decodeText } from '../content/decode-text.ts'
import { Button } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import fields from '../ui/fields.module.css'
import layout from '../ui/layout.module.css'
import { Message } from '../ui/Message.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { PastePreview, type PreviewProps } from './PastePreview.tsx'
import { hasHead, hasText, readTable } from './spreadsheet.ts'
import styles from './table.module.css'
import { projectWords } from './words.ts'

type Props = Omit<PreviewProps, 'table'> & { text: string }

/** Takes a table from elsewhere in: pasted, or as a file. Shows its preview once its columns are known. */
export function Paste({ text: given, ...preview }: Props) {
  const t = useWords(projectWords)
  const { language } = useSession()
  const [text, setText] = useState(given)
  const rows = readTable(text).filter(hasText)
  if (rows.length > 1 && hasHead(rows, preview.columns, language))
    return <PastePreview table={rows} {...preview} />
  return (
    <>
      <div className={layout.pageHead}>
        <h1>{t.pasteTitle}</h1>
        <p className={texts.secondary}>{t.pasteLead}</p>
      </div>
      <label className={layout.caption} htmlFor="pasted">
        {t.pasteHere}
      </label>
      <textarea
        id="pasted"
        className={classes(fields.control, styles.paste)}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {rows.length > 0 && <Message>{t.noHead}</Message>}
      <p className={classes(fields.additions, layout.below)}>
        <label className={buttons.button}>
          {t.load}
          <input
            type="file"
            accept=".csv,text/csv,.txt"
            className={texts.hidden}
            onChange={async event => {
              const file = event.target.files?.[0]
              if (file) setText(decodeText(new Uint8Array(await file.arrayBuffer())))
            }}
          />
        </label>
        <Button onClick={preview.onCancel}>{t.cancel}</Button>
      </p>
    </>
  )
}
