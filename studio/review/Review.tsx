// Reviews a request: every change of the snapshot is approved, or gets a remark.
import { useState } from 'react'
import { languageName } from '../../src/i18n/language-name.ts'
import { locales } from '../../src/routes.ts'
import { classes } from '../../src/styles/classes.ts'
import { ChangedPictures, ChangedPlace } from '../publish/PlaceChange.tsx'
import publishStyles from '../publish/publish.module.css'
import { changeKey } from '../publish/selection.ts'
import { publishWords } from '../publish/words.ts'
import { post } from '../ui/api.ts'
import { Button, TextButton, TextLink } from '../ui/Button.tsx'
import { moment } from '../ui/day-and-time.ts'
import fields from '../ui/fields.module.css'
import { LineIcon } from '../ui/LineIcon.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Message } from '../ui/Message.tsx'
import { navigate, type ScreenProps } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction, useData } from '../ui/use-data.ts'
import type { ReviewData } from './judge.server.ts'
import styles from './review.module.css'
import { Sides } from './Sides.tsx'
import { reviewWords } from './words.ts'

type Reviewed = ReviewData['files'][number]

export function Review({ rest }: ScreenProps) {
  const t = useWords(reviewWords)
  const { language, words } = useSession()
  const { data, error, reload } = useData<ReviewData>(`review/request?id=${encodeURIComponent(rest)}`)
  const { problem, attempt } = useAction()
  if (!data)
    return (
      <main className={layout.page} id="main">
        <h1>{error ? t.none : t.review}</h1>
        <p className={texts.secondary}>{error ? t.noneHow : words.loading}</p>
        {error && <TextLink to="">{t.toStart}</TextLink>}
      </main>
    )
  const { files } = data
  const act = async (path: string, body: { file: string; verdict?: string; text?: string }) => {
    const isDone = await attempt(() => post(`review/${path}`, { id: rest, ...body }), body.file)
    await reload()
    return isDone
  }
  const leave = async (path: string, to: string) => {
    if (await attempt(() => post(`review/${path}`, { id: rest }))) navigate(to)
  }
  const approved = files.filter(({ isApproved }) => isApproved).length
  const remarked = files.filter(({ verdicts }) => verdicts.some(({ verdict }) => verdict === 'remark')).length
  return (
    <main className={classes(layout.page, styles.review)} id="main">
      <div className={layout.pageHead}>
        <div>
          <h1>{t.review}</h1>
          <p className={texts.secondary}>{t.asks(data.person, moment(data.at, language))}</p>
          {data.note && <blockquote className={styles.note}>{data.note}</blockquote>}
        </div>
      </div>
      <ol className={classes(lists.rows, styles.changes)}>
        {files.map(file => (
          <Change
            key={file.file}
            id={rest}
            file={file}
            onVerdict={verdict => act('verdict', { file: file.file, verdict })}
            onRemark={text => act('remark', { file: file.file, text })}
          />
        ))}
      </ol>
      <div className={styles.bar}>
        <p>{t.sum(approved, files.length, remarked)}</p>
        {problem && <Message>{problem}</Message>}
        <Button onClick={() => void leave('return', '')}>{t.sendBack}</Button>
        <Button primary disabled={approved === 0} onClick={() => void leave('publish', 'publish')}>
          {t.publish}
        </Button>
      </div>
    </main>
  )
}

type ChangeProps = {
  id: string
  file: Reviewed
  onVerdict: (verdict: 'ok' | 'none') => Promise<boolean>
  onRemark: (text: string) => Promise<boolean>
}

function Change({ id, file, onVerdict, onRemark }: ChangeProps) {
  const t = useWords(reviewWords)
  const words = useWords(publishWords)
  const { me } = useSession()
  const { name, mine, verdicts, remarks, isOwnLegal, isLegal, isApproved, isNewer } = file
  const own = remarks.find(({ person }) => person === me.name)
  const [text, setText] = useState<string>()
  const ok = verdicts.filter(({ verdict }) => verdict === 'ok').map(({ person }) => person)
  return (
    <li className={styles.change} data-approved={isApproved || undefined}>
      <span className={styles.sign} aria-hidden="true">
        {isApproved && <LineIcon name="done" />}
      </span>
      <div>
        {file.places.length !== 1 && (
          <p className={publishStyles.changeHead}>
            <span className={lists.path}>{name}</span> {words.what[file.what]}.
          </p>
        )}
        <ChangedPictures pictures={file.pictures} />
        {file.places.map(place => (
          <div key={changeKey(file.file, place)}>
            <ChangedPlace name={file.places.length === 1 ? name : undefined} place={place} />
            <LookAtSides {...{ id, file, place }} />
          </div>
        ))}
        {isLegal && <span className={classes(lists.tag, lists.quiet)}>{words.legal}</span>}
        {isOwnLegal && <p className={texts.note}>{t.ownLegal}</p>}
        {isLegal && ok.length > 0 && !isApproved && <p className={texts.note}>{t.needsOther}</p>}
        {isNewer && <p className={texts.note}>{t.newer}</p>}
        {remarks.map(remark => (
          <p className={styles.remark} key={remark.id}>
            <span className={texts.note}>{remark.person}</span>
            {remark.text}
          </p>
        ))}
        {ok.length > 0 && <p className={texts.note}>{t.isOk(ok.join(', '))}</p>}
        {text === undefined ? (
          <p className={styles.actions}>
            {mine === 'ok' ? (
              <TextButton about={`(${name})`} onClick={() => void onVerdict('none')}>
                {t.undo}
              </TextButton>
            ) : (
              !isOwnLegal && (
                <TextButton about={`(${name})`} onClick={() => void onVerdict('ok')}>
                  {t.ok}
                </TextButton>
              )
            )}
            <TextButton about={`(${name})`} onClick={() => setText(own?.text ?? '')}>
              {own ? t.changeRemark : t.remark}
            </TextButton>
            {file.what !== 'gone' && file.file.endsWith('.yaml') && (
              <TextLink about={`(${name})`} to={`edit/${file.file.replace('.yaml', '')}`}>
                {t.edit}
              </TextLink>
            )}
          </p>
        ) : (
          <form
            className={styles.write}
            onSubmit={event => {
              event.preventDefault()
              if (text.trim() === '') return
              void onRemark(text).then(isKept => isKept && setText(undefined))
            }}
          >
            <textarea
              // biome-ignore lint/a11y/noAutofocus: the person has just opened it to write
              autoFocus
              className={fields.control}
              aria-label={`${t.remark}: ${name}`}
              rows={3}
              maxLength={2000}
              value={text}
              onChange={event => setText(event.target.value)}
              onKeyDown={event => event.key === 'Escape' && setText(undefined)}
            />
            <Button small primary type="submit">
              {t.save}
            </Button>
            <TextButton onClick={() => setText(undefined)}>{t.cancel}</TextButton>
          </form>
        )}
      </div>
    </li>
  )
}

type LookProps = { id: string; file: Reviewed; place: Reviewed['places'][number] }

/** Shows the section in a language whose words changed. */
function LookAtSides({ id, file: { name, pages }, place: { way, texts: changed } }: LookProps) {
  const t = useWords(reviewWords)
  const { language } = useSession()
  const [shown, setShown] = useState<string>()
  const inLanguages = changed.flatMap(text => {
    const locale = text.language ?? locales[0] ?? 'de'
    const page = pages?.[locale]
    return page === undefined ? [] : [{ locale, page, text }]
  })
  const side = inLanguages.find(({ locale }) => locale === shown)
  return (
    <>
      {inLanguages.length > 0 && (
        <p className={styles.actions}>
          {inLanguages.map(({ locale }) => (
            <TextButton
              key={locale}
              about={`(${[name, ...way].join(' › ')})`}
              aria-expanded={locale === shown}
              onClick={() => setShown(locale === shown ? undefined : locale)}
            >
              {t.sides.look(locales.length > 1 ? languageName(locale, language) : '')}
            </TextButton>
          ))}
        </p>
      )}
      {side && <Sides id={id} page={side.page} text={side.text} />}
    </>
  )
}
