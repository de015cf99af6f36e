// Removes or hides a page. On the left the editor chooses the page for its visitors, on the right are all links to it.

import { useState } from 'react'
import { locales } from '../../src/routes.ts'
import { classes } from '../../src/styles/classes.ts'
import { post } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Message } from '../ui/Message.tsx'
import { OptionList } from '../ui/OptionList.tsx'
import { addressOf, Link, navigate } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction } from '../ui/use-data.ts'
import { LinkedPage } from './LinkedPage.tsx'
import type { LinksToPage } from './leave-page.server.ts'
import styles from './pages.module.css'
import { pagesWords } from './words.ts'

const projectList = '/projects'

export const RemovePage = () => <LinkedPage screen={Leaving} />

function Leaving({ page }: { page: LinksToPage }) {
  const t = useWords(pagesWords)
  const { language } = useSession()
  const { file, name, links, targets, paths, isNeeded, isHidden } = page
  // Redirects visitors of a project to the list that contained it.
  const own = file.startsWith('projects/') ? projectList : '/'
  const [to, setTo] = useState(targets.find(({ value }) => value === own)?.value ?? '/')
  const [asText, setAsText] = useState<readonly string[]>([])
  const { problem, attempt } = useAction()
  const title = name[language] ?? file
  const follows = links.filter(({ as }) => as === 'list' || as === 'redirect')
  const decide = links.filter(({ as }) => as === 'link' || as === 'sentence')
  const targetName = targets.find(({ value }) => value === to)?.label ?? to
  const leave = (hide: boolean) =>
    attempt(async () => {
      await post('pages/leave', { file, to, asText, hide })
      navigate(hide ? addressOf(file) : 'contents')
    })
  const show = () =>
    attempt(async () => {
      await post('pages/show', { file })
      navigate(addressOf(file))
    })
  return (
    <main className={layout.page} id="main">
      <p className={layout.crumb}>
        <Link to="contents">{t.contents}</Link>
        <Link to={addressOf(file)}>{title}</Link>
      </p>
      <div className={layout.pageHead}>
        <h1>{t.removing(title)}</h1>
        {!isNeeded && !isHidden && <p>{t.leadHere(links.length, follows.length)}</p>}
      </div>
      {isNeeded && <p>{t.needed}</p>}
      {isHidden && (
        <p>
          {t.isHidden} <Button onClick={() => void show()}>{t.showAgain}</Button>
        </p>
      )}
      {!isNeeded && (
        <div className={layout.grid}>
          <section className={classes(layout.span5, layout.section)} aria-labelledby="where">
            <div className={layout.sectionHead}>
              <h2 id="where">{t.where}</h2>
            </div>
            <p className={layout.below}>{t.whereWhy}</p>
            <p className={styles.swap}>
              <span>
                {locales.map(locale => (
                  <del key={locale}>{paths[locale]}</del>
                ))}
              </span>
              <select
                className={fields.control}
                aria-label={t.where}
                value={to}
                onChange={event => setTo(event.target.value)}
              >
                <OptionList of={targets} />
              </select>
            </p>
            <p className={texts.note}>{t.whereStands}</p>
            {problem && <Message>{problem}</Message>}
            <p className={styles.actions}>
              <Button primary large onClick={() => void leave(false)}>
                {t.removePage}
              </Button>
              {!isHidden && (
                <Button large onClick={() => void leave(true)}>
                  {t.hidePage}
                </Button>
              )}
            </p>
            <p className={texts.note}>{t.removeNote}</p>
          </section>
          <section className={styles.span7} aria-labelledby="links">
            <div className={layout.sectionHead}>
              <h2 id="links">{t.leads}</h2>
              <span className={texts.note}>{t.places(links.length)}</span>
            </div>
            {links.length === 0 && <p className={layout.below}>{t.leadsNothing}</p>}
            {follows.length > 0 && (
              <>
                <h3 className={layout.groupHead}>{t.follows}</h3>
                <p className={layout.below}>
                  {[
                    ...new Set(
                      follows.map(({ page: where, way }) =>
                        [where, ...way.filter(step => !/^\d+\.$/.test(step)).slice(0, 2)].join(' › '),
                      ),
                    ),
                  ].join(', ')}
                  .
                </p>
              </>
            )}
            {decide.length > 0 && (
              <>
                <h3 className={layout.groupHead}>{t.decide}</h3>
                <ul className={lists.rows}>
                  {decide.map(({ key, as, page: where, way, text }) => (
                    <li key={key} className={styles.link}>
                      <div>
                        <p className={lists.path}>{[where, ...way].join(' › ')}</p>
                        {as === 'sentence' && <p>{text.slice(0, 240)}</p>}
                      </div>
                      {as === 'link' ? (
                        <p className={texts.note}>{t.leadsTo(targetName)}</p>
                      ) : (
                        <select
                          className={fields.control}
                          aria-label={[where, ...way].join(' › ')}
                          value={asText.includes(key) ? 'text' : 'link'}
                          onChange={event =>
                            setAsText(
                              event.target.value === 'text'
                                ? [...asText, key]
                                : asText.filter(other => other !== key),
                            )
                          }
                        >
                          <option value="link">{t.leadsTo(targetName)}</option>
                          <option value="text">{t.textOnly}</option>
                        </select>
                      )}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
        </div>
      )}
    </main>
  )
}
