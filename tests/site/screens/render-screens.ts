import { load } from 'cheerio'
import type { TestProject } from 'vitest/node'
import { page } from '../call.ts'
import { fingerprint } from './fingerprint.ts'
import { screensOf } from './list.ts'
import type { Screen } from './screen.ts'

export type RenderedScreen = Screen & { status: number; title: string; fingerprint: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** Every screen as rendered before any test changed the demo world. */
    renderedScreens: RenderedScreen[]
  }
}

/** Requests every screen once from the newly started site. */
export default async function setup(project: TestProject) {
  const site = process.env.SITE_BASE
  if (!site) throw new Error('the site has to be up before its screens are drawn')
  const drawn: RenderedScreen[] = []
  // Sequentially: so that counters and sequence numbers are the same in every run.
  for (const screen of await screensOf(site)) {
    const { status, text } = await page(site + screen.path, { as: screen.account })
    drawn.push({ ...screen, status, title: load(text)('title').text(), fingerprint: fingerprint(text) })
  }
  project.provide('renderedScreens', drawn)
}
