import { memo } from 'react'
import signs from '../../parts/Drawing/signs.svg?url'
import type { PublicProject } from '../public-projects.ts'
import css from './HouseRow.module.css'
import { measuresOf } from './measures.ts'

/** A house with its formatted figures. */
export type House = {
  project: PublicProject
  /** The formatted length, without and with the words around it. */
  metres: string
  long: string
  height: string
  year: string | undefined
  tree: 0 | 1 | undefined
}

type Props = {
  houses: readonly House[]
  /** Selects the more detailed elevation for large scales. */
  view: 'row' | 'elevation'
}

/** Draws the houses on the ground line, each with its name, length and the figures to compare. */
export const HouseRow = memo(function HouseRow({ houses, view }: Props) {
  return (
    <ol className={css.row}>
      {houses.map(({ project, metres, long, height, year, tree }) => (
        <li key={project.id} data-project={project.id} data-tree={tree} style={measuresOf(project)}>
          <a href={project.href}>
            <img src={(project.drawings[view] ?? project.drawings.row)?.src} alt="" loading="lazy" />
            <span className={css.length}>
              <b>
                {metres}
                <span className="vh">{long.slice(metres.length)}</span>
              </b>
            </span>{' '}
            <span className={css.name}>
              <b>{project.title}</b> <i>{height}</i>
              {year && <span>{`, ${year}`}</span>}
              {project.size?.note && <small>{` ${project.size.note}`}</small>}
            </span>
          </a>
          <svg viewBox="0 -1000 1400 1000" aria-hidden="true">
            {tree === undefined ? (
              <use href={`${signs}#person`} x="520" />
            ) : (
              <use href={`${signs}#tree-${tree}`} x="700" />
            )}
            <use href={`${signs}#person`} x={tree === undefined ? 350 : 1050} />
          </svg>
        </li>
      ))}
    </ol>
  )
})
