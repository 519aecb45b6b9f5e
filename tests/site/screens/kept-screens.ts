import { existsSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { screensOf } from './list.ts'
import type { Screen } from './screen.ts'

type Kept = { screens: Screen[]; error?: string }

/** Lists every screen as soon as the site is ready, before any test changes its world, into a file that tests wait for. */
export async function keepScreens(file: string, site: string, ready?: Promise<void>) {
  const kept: Kept = await Promise.resolve(ready)
    .then(async () => ({ screens: await screensOf(site) }))
    .catch((error) => ({ screens: [], error: String(error) }))
  await writeFile(`${file}.draft`, JSON.stringify(kept))
  await rename(`${file}.draft`, file)
}

/** Waits until the site is ready and its screens are listed. */
export async function keptScreens(file: string): Promise<Screen[]> {
  while (!existsSync(file)) await sleep(250)
  const { screens, error }: Kept = JSON.parse(readFileSync(file, 'utf8'))
  if (error) throw new Error(error)
  return screens
}
