import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedScreen } from './render-screens.ts'

const file = join(import.meta.dirname, 'green.json')

/** Fingerprint of each screen when it last passed all checks. */
const known = (): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'))

export const nameOf = ({ account = 'visitor', path }: Pick<RenderedScreen, 'account' | 'path'>) =>
  `${account} ${path.replace(/[\da-f-]{36}/, 'uuid')}`

/** Screens to check: those whose fingerprint changed since they last passed; all with `npm test -- --all`. */
export function notYetGreen(screens: RenderedScreen[]): RenderedScreen[] {
  const green = process.env.LOOK_AT_ALL ? {} : known()
  return screens.filter((screen) => green[nameOf(screen)] !== screen.fingerprint)
}

/** Stores the fingerprints of passing screens, to be committed. Not in CI. */
export function keepGreen(screens: RenderedScreen[], wrong: Set<RenderedScreen>) {
  if (process.env.CI) return
  const green = screens.filter((screen) => !wrong.has(screen)).map((screen) => [nameOf(screen), screen.fingerprint])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(green.sort()), null, 2)}\n`)
}
