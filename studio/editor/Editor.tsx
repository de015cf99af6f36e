// One file: its sections, its form, and the real page beside it.

import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Path } from '../../src/content/changes.ts'
import { firstLocale, type Locale, locales } from '../../src/routes.ts'
import { classes } from '../../src/styles/classes.ts'
import type { Field } from '../form/form-fields.ts'
import { Navigation } from '../navigation/Navigation.tsx'
import { RemarksProvider } from '../remarks/Remarks.tsx'
import { KindChooser } from '../sections/KindChooser.tsx'
import { SectionsProvider, useSections } from '../sections/sections.tsx'
import { LoadingPage } from '../ui/Loading.tsx'
import { addressOf, navigate, type ScreenProps, useAddress } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'
import { useData } from '../ui/use-data.ts'
import { idOf } from './context.ts'
import { Draft } from './draft.ts'
import styles from './editor.module.css'
import { EditingProvider } from './FieldView.tsx'
import { Form, type Section, sectionsOf } from './Form.tsx'
import { Preview } from './Preview.tsx'
import { Rail } from './Rail.tsx'
import type { Opened, Options } from './routes.server.ts'
import { Toolbar } from './Toolbar.tsx'

/** Reads the path from the address of a field: /studio/edit/pages/home#sections/2/lead/de */
const pathIn = (hash: string): Path => hash.split('/').map(step => (/^\d+$/.test(step) ? Number(step) : step))
export const Editor = ({ rest }: ScreenProps) => <FileEditor file={`${rest}.yaml`} />

type FileProps = {
  file: string
  sectionsOf?: (form: Field, value: unknown) => Section[]
  /** Renders above the form; `renew` opens the file again. */
  head?: (renew: () => Promise<void>) => ReactNode
}

export function FileEditor({ file, sectionsOf: divide = sectionsOf, head }: FileProps) {
  const [version, setVersion] = useState(0)
  const { data, error, reload } = useData<Opened>(`file?name=${encodeURIComponent(file)}`)
  const options = useData<Options>('options')
  const reloadAll = () => void Promise.all([reload(), options.reload()])
  if (!data || !options.data) return <LoadingPage error={error ?? options.error} />
  const renew = async () => {
    await reload()
    setVersion(version + 1)
  }
  const own = { divide, head: head?.(renew), renew }
  return (
    <Open key={`${data.file} ${version}`} opened={data} options={options.data} reload={reloadAll} {...own} />
  )
}

type OpenProps = {
  opened: Opened
  options: Options
  reload: () => void
  renew: () => Promise<void>
  divide: (form: Field, value: unknown) => Section[]
  head: ReactNode
}

function Open({ opened, options, reload, renew, divide, head }: OpenProps) {
  const { language: mine, setPlace: setPresence } = useSession()
  const { hash } = useAddress()
  const [draft] = useState(() => new Draft(opened.file, opened.value))
  const now = useSyncExternalStore(draft.subscribe, draft.snapshot)
  const [place, setPlace] = useState<Path>()
  const [language, setLanguage] = useState<Locale>(locales.includes(mine) ? mine : firstLocale())
  const target = useMemo(() => (hash === '' ? undefined : pathIn(hash)), [hash])
  const at = useCallback((path: Path, locale: Locale | undefined) => {
    setPlace(path)
    if (locale) setLanguage(locale)
  }, [])
  const editing = useMemo(
    () => ({ opened, draft, now, options, target, at, reload, renew, change: draft.change.bind(draft) }),
    [opened, draft, now, options, target, at, reload, renew],
  )
  const sections = useMemo(() => divide(opened.form, now.value), [divide, opened.form, now.value])
  const navigation =
    opened.file === 'navigation.yaml' && opened.form.type === 'group' ? opened.form : undefined
  useEffect(() => {
    setPresence({ file: opened.file, path: place ?? [] })
    return () => setPresence(undefined)
  }, [setPresence, opened.file, place])
  useEffect(() => {
    if (target) goTo(target)
  }, [target])
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const undo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
      // Within a text field, Ctrl+Z is left to the browser, which undoes its own steps.
      const { target } = event
      const isWriting =
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLInputElement ||
        (target instanceof HTMLElement && target.isContentEditable)
      if (!undo || isWriting) return
      event.preventDefault()
      if (event.shiftKey) draft.redo()
      else draft.undo()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [draft])
  return (
    <EditingProvider editing={editing}>
      <RemarksProvider file={opened.file}>
        <SectionsProvider>
          <Inserting form={opened.form}>
            <div className={sections.length > 1 ? styles.editor : classes(styles.editor, styles.withoutRail)}>
              <main className={classes(styles.columns, navigation && styles.whole)} id="main">
                <Toolbar />
                {navigation ? (
                  <Navigation form={navigation} />
                ) : (
                  <>
                    {sections.length > 1 && <Rail sections={sections} />}
                    <Form sections={sections} head={head} />
                    <Preview
                      place={place}
                      language={language}
                      onLanguage={setLanguage}
                      onPick={(file, path) => {
                        if (file === opened.file && target?.join('/') === path.join('/')) goTo(path)
                        else navigate(addressOf(file, path), { replace: file === opened.file })
                      }}
                    />
                  </>
                )}
              </main>
            </div>
          </Inserting>
        </SectionsProvider>
      </RemarksProvider>
    </EditingProvider>
  )
}

/** The chooser of kinds takes the place of the form while a section is inserted. */
function Inserting({ form, children }: { form: Field; children: ReactNode }) {
  const sections = useSections()
  const field = form.type === 'group' && form.entries.find(({ key }) => key === 'sections')?.field
  if (sections?.insertAt === undefined || !field || field.type !== 'list') return children
  return <KindChooser field={field.item} sections={sections} at={sections.insertAt} />
}

/** Scrolls to the field, or to the nearest element around it that has an id of its own. */
function goTo(path: Path): void {
  for (let length = path.length; length > 0; length--) {
    const element = document.getElementById(idOf(path.slice(0, length)))
    if (!element) continue
    const last = path.at(-1)
    const control =
      element.querySelector<HTMLElement>(`:is(textarea, input, [contenteditable])[lang="${last}"]`) ??
      element.querySelector<HTMLElement>('textarea, input, select, button')
    element.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
    return
  }
}
