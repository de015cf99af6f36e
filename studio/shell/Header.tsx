import { classes } from '../../src/styles/classes.ts'
import { signOut } from '../access/sign-out.ts'
import { initials } from '../ui/day-and-time.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import lists from '../ui/lists.module.css'
import { addressOf, Link, navigate, useAddress } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import styles from './Header.module.css'
import { type Screen, screens } from './screens.ts'

export function Header({ current }: { current: Screen | undefined }) {
  const { me, words, language, speak, others } = useSession()
  const mine = screens.filter(({ nav, access }) => nav && (access === 'anybody' || me.may[access]))
  const areas = mine.filter(({ nav }) => nav !== 'publish')
  const publish = mine.find(({ nav }) => nav === 'publish')
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <header className={styles.header}>
        <Link className={styles.logo} to="">
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 4h100M-2.5 7l5-6M97.5 7l5-6" vectorEffect="non-scaling-stroke" />
          </svg>
          {me.firm}
        </Link>
        <span className={styles.tool}>{words.tool}</span>
        <nav className={styles.nav} aria-label={words.areas}>
          {areas.map(screen => (
            <Area key={screen.path} screen={screen} current={current} />
          ))}
        </nav>
        <div className={styles.right}>
          {me.may.edit && <Find />}
          <details className={classes(styles.popover, styles.people)}>
            <summary className={classes(styles.cell, styles.person)}>
              <span className={texts.hidden}>{words.signedIn(me.name)}</span>
              {others.map(({ name }) => (
                <span key={name} className={lists.initials} role="img" aria-label={words.alsoHere(name)}>
                  {initials(name)}
                </span>
              ))}
              <span className={classes(lists.initials, lists.own)} aria-hidden="true">
                {initials(me.name)}
              </span>
            </summary>
            <div className={styles.sheet}>
              <ul>
                {others.map(({ name, file, path, page }) => (
                  <li key={name}>
                    <Link to={addressOf(file, path)}>
                      <span className={lists.initials} aria-hidden="true">
                        {initials(name)}
                      </span>
                      <span>
                        {name}
                        <br />
                        <span className={texts.note}>{page}</span>
                      </span>
                    </Link>
                  </li>
                ))}
                {me.signsOut && (
                  <li>
                    <Link to="sessions">{words.sessions}</Link>
                  </li>
                )}
                {me.may.administer && (
                  <li>
                    <Link to="access">{words.access}</Link>
                  </li>
                )}
                <li>
                  <button
                    type="button"
                    lang={language === 'de' ? 'en' : 'de'}
                    onClick={() => speak(language === 'de' ? 'en' : 'de')}
                  >
                    {words.otherLanguage}
                  </button>
                </li>
                {me.signsOut && (
                  <li>
                    <button type="button" onClick={() => void signOut()}>
                      {words.signOut}
                    </button>
                  </li>
                )}
              </ul>
            </div>
          </details>
          {publish && <Publish screen={publish} />}
          <details className={classes(styles.popover, styles.menu)}>
            <summary className={styles.cell} aria-label={words.menu}>
              <LineIcon name="menu" />
            </summary>
            <nav className={styles.sheet} aria-label={words.menu}>
              <ul>
                {mine.map(screen => (
                  <li key={screen.path}>
                    <Link to={screen.path}>{screen.nav && words.nav[screen.nav]}</Link>
                  </li>
                ))}
                {/* The person's cell does not fit on a phone. */}
                {me.may.administer && (
                  <li>
                    <Link to="access">{words.access}</Link>
                  </li>
                )}
                {me.signsOut && (
                  <li>
                    <Link to="sessions">{words.sessions}</Link>
                  </li>
                )}
              </ul>
            </nav>
          </details>
        </div>
      </header>
    </>
  )
}

function Area({ screen: { path, nav }, current }: { screen: Screen; current: Screen | undefined }) {
  const { words, counts } = useSession()
  const isCurrent = current && (current.nav ?? current.within) === nav
  const count = counts[nav ?? '']
  return (
    <Link to={path} aria-current={isCurrent ? 'page' : undefined}>
      {nav && words.nav[nav]}
      {count ? <sup>{count}</sup> : null}
    </Link>
  )
}

function Publish({ screen: { path } }: { screen: Screen }) {
  const { words, counts, me } = useSession()
  const count = counts.publish ?? 0
  return (
    <Link
      className={
        count === 0
          ? classes(styles.cell, styles.publish, styles.empty)
          : classes(styles.cell, styles.publish)
      }
      to={path}
    >
      {me.may.publish ? words.nav.publish : words.askApproval}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  )
}

function Find() {
  const { words } = useSession()
  const { query } = useAddress()
  return (
    <search className={classes(styles.cell, styles.find)}>
      <form
        onSubmit={event => {
          event.preventDefault()
          const terms = String(new FormData(event.currentTarget).get('q') ?? '').trim()
          if (terms !== '') navigate(`search?q=${encodeURIComponent(terms)}`)
        }}
      >
        <input
          name="q"
          type="search"
          aria-label={words.find}
          placeholder={words.find}
          defaultValue={query.get('q') ?? ''}
          autoComplete="off"
        />
      </form>
    </search>
  )
}
