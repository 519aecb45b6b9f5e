import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawnScreen } from './draw-screens.ts'

const file = join(import.meta.dirname, 'green.json')

/** How each screen was drawn when it was looked at last and nothing was wrong with it. */
const known = (): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'))

export const nameOf = ({ account = 'visitor', path }: Pick<DrawnScreen, 'account' | 'path'>) =>
  `${account} ${path.replace(/[\da-f-]{36}/, 'uuid')}`

/** What has to be looked at: what is drawn otherwise than when it was green last; everything with `npm test -- --all`. */
export function notYetGreen(drawn: DrawnScreen[]): DrawnScreen[] {
  const green = process.env.LOOK_AT_ALL ? {} : known()
  return drawn.filter((screen) => green[nameOf(screen)] !== screen.fingerprint)
}

/** Keeps what was found green, to be committed. A checkout of CI stays as it is. */
export function keepGreen(drawn: DrawnScreen[], wrong: Set<DrawnScreen>) {
  if (process.env.CI) return
  const green = drawn.filter((screen) => !wrong.has(screen)).map((screen) => [nameOf(screen), screen.fingerprint])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(green.sort()), null, 2)}\n`)
}
