/**
 * The clock of what is drawn: 'hoje', 'há 5 minutos', 'dia 12'. The server draws a whole page at one moment and writes
 * that moment into it; the browser takes the page over at the same one, whatever its own clock says. After that it is
 * the machine's clock again, which never goes back behind the page: what is drawn later was not drawn earlier.
 * What is written (an act's hour, an idle queue) never asks this clock.
 */
let held: number | undefined
let earliest = 0

/** The moment from which what is drawn now counts. */
export const now = (): Date => new Date(held ?? Math.max(Date.now(), earliest))

const MINUTE = 60_000

/**
 * Draws at the minute of `moment`: a page drawn twice within one is the same text. `draw` may not wait: meanwhile
 * everything else would be drawn at that moment too.
 */
export function drawnAt<T>(moment: Date, draw: () => T): T {
  held = Math.floor(moment.getTime() / MINUTE) * MINUTE
  try {
    return draw()
  } finally {
    held = undefined
  }
}

/** The browser takes over a page that was drawn at `moment` (ms), until `letGo`. */
export function holdAt(moment: number) {
  held = moment
  earliest = moment
}

export const letGo = () => {
  held = undefined
}
