import { load } from 'cheerio'
import type { TestProject } from 'vitest/node'
import { page } from '../call.ts'
import { fingerprint } from './fingerprint.ts'
import { screensOf } from './list.ts'
import type { Screen } from './screen.ts'

export type DrawnScreen = Screen & { status: number; title: string; fingerprint: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** Every screen as it was drawn before any test changed the demo world. */
    drawnScreens: DrawnScreen[]
  }
}

/** Asks the site, which was started just now, for every screen once. */
export default async function setup(project: TestProject) {
  const site = process.env.SITE_BASE
  if (!site) throw new Error('the site has to be up before its screens are drawn')
  const drawn: DrawnScreen[] = []
  // One after another: what a page counts and what it numbers is the same in every run.
  for (const screen of await screensOf(site)) {
    const { status, text } = await page(site + screen.path, { as: screen.account })
    drawn.push({ ...screen, status, title: load(text)('title').text(), fingerprint: fingerprint(text) })
  }
  project.provide('drawnScreens', drawn)
}
