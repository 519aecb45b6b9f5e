import { MINUTE } from '#shared/durations.ts'

/**
 * The clock of rendering: 'hoje', 'há 5 minutos', 'dia 12'. The server renders a whole page at one moment and writes
 * that moment into it; the browser hydrates the page at the same moment, whatever its own clock says. After that it is
 * the machine's clock, but never earlier than the page's moment. Code that stores times (when something was done, idle
 * timeouts) does not use this clock.
 */
let frozen: number | undefined
let earliest = 0

/** The current time of rendering. */
export const now = (): Date => new Date(frozen ?? Math.max(Date.now(), earliest))

/**
 * Renders with the clock at the minute of `moment`, so that a page rendered twice within a minute is the same text.
 * `render` must be synchronous: the clock is global meanwhile.
 */
export function renderAt<T>(moment: Date, render: () => T): T {
  frozen = Math.floor(moment.getTime() / MINUTE) * MINUTE
  try {
    return render()
  } finally {
    frozen = undefined
  }
}

/** Freezes the clock at `moment` (ms) while a page rendered then is hydrated, until `unfreeze`. */
export function freezeAt(moment: number) {
  frozen = moment
  earliest = moment
}

export const unfreeze = () => {
  frozen = undefined
}
