import styles from './LineIcon.module.css'

// The icons of the Studio, drawn as lines.
const paths = {
  plus: 'M8 1.5v13M1.5 8h13',
  cross: 'm3 3 10 10M13 3 3 13',
  up: 'm3 10 5-5 5 5',
  down: 'm3 6 5 5 5-5',
  back: 'M6 2.5 2.5 6 6 9.5M2.5 6H10a3.8 3.8 0 0 1 0 7.6H6',
  forth: 'M10 2.5 13.5 6 10 9.5M13.5 6H6a3.8 3.8 0 0 0 0 7.6h4',
  done: 'm2 8.5 4 4 8-9',
  stop: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M3.4 3.4l9.2 9.2',
  out: 'M9 2.5h4.500V7M13.500 2.500 7 9M11.500 9v4.500h-9v-9H7',
  copy: 'M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3',
  grip: 'M5.500 3v.01M5.500 8v.01M5.500 13v.01M10.500 3v.01M10.500 8v.01M10.500 13v.01',
  menu: 'M1 4.500h14M1 11.500h14',
}

export type IconName = keyof typeof paths

export function LineIcon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
