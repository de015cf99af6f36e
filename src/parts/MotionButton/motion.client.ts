// Keeps one setting for all automatic motion on the page, until the tab is closed.
const key = 'animationSkip'
const reduced = matchMedia('(prefers-reduced-motion: reduce)')
const changed = new EventTarget()

let stopped = reduced.matches || remembered()

function remembered(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function motionStopped(): boolean {
  return stopped
}

/** Stores the visitor's choice at a pause or play button. It applies to all other motion too. */
export function chooseMotion(stop: boolean): void {
  try {
    if (stop) sessionStorage.setItem(key, 'true')
    else sessionStorage.removeItem(key)
  } catch {
    // If storage is blocked, the choice applies to this page only.
  }
  change(stop)
}

export function onMotionChange(listener: () => void): void {
  changed.addEventListener('change', listener)
}

function change(stop: boolean): void {
  stopped = stop
  changed.dispatchEvent(new Event('change'))
}

reduced.addEventListener('change', () => change(reduced.matches || remembered()))
