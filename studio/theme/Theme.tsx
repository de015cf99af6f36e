// Edits the look of the site beside its pages, with the form of content. The program's themes are starting points.

import { themeFile } from '../../src/theme/theme-file.ts'
import { FileEditor } from '../editor/Editor.tsx'
import { type Section, sectionOf, sectionsOf } from '../editor/Form.tsx'
import type { Field } from '../form/form-fields.ts'
import { post } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import { Loading } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import { Message } from '../ui/Message.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction, useData } from '../ui/use-data.ts'
import type { ReadyThemes } from './routes.server.ts'
import styles from './theme.module.css'
import { themeWords } from './words.ts'

export function Theme() {
  const t = useWords(themeWords)
  const { words } = useSession()
  const { data, error, reload } = useData<ReadyThemes>('theme')
  if (!data) return <Loading error={error} />
  const ready = (renew: () => Promise<void>) => <Ready ready={data.ready} onBegin={renew} />
  if (data.isThere) return <FileEditor file={themeFile} sectionsOf={themeSections} head={ready} />
  return (
    <main className={layout.page} id="main">
      <h1>{words.theme}</h1>
      <p className={texts.note}>{t.notYet}</p>
      {ready(reload)}
    </main>
  )
}

/** Lists colours first, then each group that the theme has, then its name and the parts that it leaves out. */
function themeSections(form: Field, value: unknown): Section[] {
  if (form.type !== 'group') return sectionsOf(form)
  const isPart = (key: string, { type }: Field) => type === 'group' && key in (value as object)
  const parts = form.entries.filter(({ key, field }) => isPart(key, field))
  const rest = form.entries.filter(entry => !parts.includes(entry))
  return [...parts.map(sectionOf), ...sectionsOf({ type: 'group', entries: rest })]
}

function Ready({ ready, onBegin }: { ready: ReadyThemes['ready']; onBegin: () => Promise<void> }) {
  const t = useWords(themeWords)
  const { problem, attempt } = useAction()
  const begin = (name: string) =>
    attempt(async () => {
      await post('theme/begin', { name })
      await onBegin()
    })
  return (
    <section className={styles.ready} aria-labelledby="ready">
      <h2 id="ready">{t.ready}</h2>
      <p className={texts.note}>{t.readyNote}</p>
      <ul className={styles.themes}>
        {ready.map(({ name, colours }) => (
          <li key={name}>
            <svg
              className={styles.colours}
              viewBox={`0 0 ${colours.length} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {colours.map((colour, at) => (
                <rect key={colour} x={at} width="1" height="1" fill={colour} />
              ))}
            </svg>
            <Button small onClick={() => void begin(name)}>
              {t.begin(nameOf(name))}
            </Button>
          </li>
        ))}
      </ul>
      {problem && <Message>{problem}</Message>}
    </section>
  )
}

const nameOf = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)
