// The library: every picture with its number of uses, its description, its focus, and the places that show it.

import { useState, useSyncExternalStore } from 'react'
import { locales } from '../../src/routes.ts'
import { classes } from '../../src/styles/classes.ts'
import { Draft } from '../editor/draft.ts'
import { EditingProvider, Entries } from '../editor/FieldView.tsx'
import type { Opened, Options } from '../editor/routes.server.ts'
import { Refusals, SaveState } from '../editor/SaveState.tsx'
import { post, upload } from '../ui/api.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { Loading } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Message } from '../ui/Message.tsx'
import { addressOf, Link, useAddress } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { thumbnailOf } from '../ui/thumbnail.ts'
import thumbnails from '../ui/thumbnails.module.css'
import { UnreadableFiles } from '../ui/UnreadableFiles.tsx'
import { useAction, useData } from '../ui/use-data.ts'
import { FocusPoint } from './FocusPoint.tsx'
import type { Picture } from './library.server.ts'
import styles from './pictures.module.css'
import type { Library, PictureUses } from './routes.server.ts'
import { Upload } from './Upload.tsx'
import { picturesWords } from './words.ts'

type Filter = 'all' | 'unused' | 'open'

const isOpen = ({ alt, origin, credit }: Picture) =>
  locales.some(locale => !alt?.[locale]) || (origin === 'photo' && !credit)

export function Pictures() {
  const t = useWords(picturesWords)
  const { words, language } = useSession()
  const { data, reload } = useData<Library>('pictures')
  const [filter, setFilter] = useState<Filter>('all')
  const { query } = useAddress()
  const [chosen, setChosen] = useState(query.get('show') ?? undefined)
  const all = data?.pictures ?? []
  const some = { all, unused: all.filter(({ uses }) => uses === 0), open: all.filter(isOpen) }
  const picture = all.find(({ name }) => name === chosen)
  return (
    <main className={layout.twoColumns} id="main">
      <div className={layout.main}>
        <div className={layout.pageHead}>
          <h1>{words.nav.pictures}</h1>
          <UnreadableFiles files={data?.unreadable} />
        </div>
        <fieldset className={lists.filters} aria-label={t.filter}>
          {(['all', 'unused', 'open'] as const).map(name => (
            <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
              {t.filters[name]} <sup>{some[name].length}</sup>
            </button>
          ))}
        </fieldset>
        <ul className={thumbnails.pictures}>
          {some[filter].map(({ name, alt, uses }) => (
            <li key={name}>
              <button
                type="button"
                className={classes(thumbnails.picture, name === chosen && thumbnails.chosen)}
                aria-pressed={name === chosen}
                onClick={() => setChosen(name)}
              >
                <img src={thumbnailOf(name, 320)} alt="" loading="lazy" />
                <span className={thumbnails.pictureName}>{short(alt?.[language] ?? name)}</span>
                <span className={texts.note}>{t.uses(uses)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <aside className={layout.side} aria-label={picture ? t.chosen : t.add}>
        {picture ? (
          <Chosen
            key={picture.name}
            picture={picture}
            onChanged={() => void reload()}
            onClose={() => setChosen(undefined)}
          />
        ) : (
          <>
            <div className={layout.sideHead}>
              <h2>{t.add}</h2>
            </div>
            <Upload
              onAdded={name => {
                void reload().then(() => setChosen(name))
              }}
            />
          </>
        )}
      </aside>
    </main>
  )
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 58).trimEnd()} …` : text)

type ChosenProps = { picture: Picture; onChanged: () => void; onClose: () => void }

function Chosen({ picture: { name, file, uses, bytes }, onChanged, onClose }: ChosenProps) {
  const t = useWords(picturesWords)
  const opened = useData<Opened>(`file?name=${encodeURIComponent(file)}`)
  const options = useData<Options>('options')
  const places = useData<PictureUses>(`picture-uses?name=${encodeURIComponent(name)}`)
  const { problem, attempt } = useAction()
  const act = async (work: () => Promise<unknown>) => {
    if (await attempt(work)) onChanged()
  }
  return (
    <>
      <div className={layout.sideHead}>
        <h2>{name}</h2>
        <IconButton icon="cross" label={t.close} onClick={onClose} />
      </div>
      {opened.data && options.data ? (
        <Described name={name} opened={opened.data} options={options.data} onSaved={onChanged} />
      ) : (
        <Loading error={opened.error ?? options.error} />
      )}
      <p className={texts.note}>{t.size(bytes)}</p>
      <h3>{t.uses(uses)}</h3>
      <ul className={styles.uses}>
        {places.data?.map(({ file: at, path, page, way }) => (
          <li key={`${at} ${path.join('/')}`}>
            <Link to={addressOf(at, path)}>{[page, ...way].join(' › ')}</Link>
          </li>
        ))}
      </ul>
      <div className={layout.sideActions}>
        <label className={buttons.button}>
          {t.replace}
          <input
            className={texts.hidden}
            type="file"
            accept="image/*"
            onChange={event => {
              const [bytesOf] = event.target.files ?? []
              if (bytesOf) void act(() => upload(`picture-replace?name=${encodeURIComponent(name)}`, bytesOf))
            }}
          />
        </label>
        {uses === 0 && (
          <Button onClick={() => void act(() => post('picture-remove', { name }).then(onClose))}>
            {t.remove}
          </Button>
        )}
      </div>
      {problem && <Message>{problem}</Message>}
    </>
  )
}

type DescribedProps = { name: string; opened: Opened; options: Options; onSaved: () => void }

/** Uses the same fields and the same saving as the form of a whole file. */
function Described({ name, opened, options, onSaved }: DescribedProps) {
  const [draft] = useState(() => {
    const made = new Draft(opened.file, opened.value)
    made.onSave(onSaved)
    return made
  })
  const now = useSyncExternalStore(draft.subscribe, draft.snapshot)
  const { form } = opened
  if (form.type !== 'map' || form.value.type !== 'group') return null
  const editing = {
    opened,
    draft,
    now,
    options,
    target: undefined,
    at: () => {},
    reload: onSaved,
    renew: async () => onSaved(),
    change: draft.change.bind(draft),
  }
  return (
    <EditingProvider editing={editing}>
      <FocusPoint name={name} />
      <Entries entries={form.value.entries.filter(({ key }) => key !== 'focus')} path={[name]} />
      <SaveState className={texts.note} />
      <Refusals />
    </EditingProvider>
  )
}
