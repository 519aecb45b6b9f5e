import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { keepScreens } from './screens/kept-screens.ts'
import { siteOnFixedDay } from './site-on-fixed-day.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Base URL of the built site with the demo world. */
    base: string
    /** Its database: only for what has no other way in, such as the hour of a job. */
    database: string
    /** Offset of its clock from the machine's, ms. */
    clockOffset: number
    /** The file of its screens: it is there when the site is ready. */
    screens: string
  }
}

type Site = { base: string; database: string; clockOffset: number; screens: string }

// Each project loads this file anew.
const shared = globalThis as { site?: Promise<Site & { stop: () => Promise<void> }> }

/**
 * Starts a site shared by the projects `site` and `screens`; SITE_BASE (with SITE_DATABASE and CLOCK_OFFSET_MS) names a
 * running one instead. It makes its world while other tests run: the first test of it waits (setup.ts).
 */
export default async function setup(project: TestProject) {
  const isFirst = !shared.site
  shared.site ??= start()
  const { stop, ...provided } = await shared.site
  for (const [name, value] of Object.entries(provided)) project.provide(name as keyof Site, value)
  return async () => isFirst && stop()
}

async function start() {
  const screens = join(mkdtempSync(join(tmpdir(), 'grower-telas-')), 'screens.json')
  if (process.env.SITE_BASE) {
    const base = process.env.SITE_BASE
    void keepScreens(screens, base)
    const { SITE_DATABASE = '', CLOCK_OFFSET_MS = 0 } = process.env
    return { base, database: SITE_DATABASE, clockOffset: Number(CLOCK_OFFSET_MS), screens, stop: async () => undefined }
  }
  // Tests that open many accounts send their own client IPs, because of the limit per IP.
  const { base, database, offset, ready, stop } = await siteOnFixedDay({
    TRUST_PROXY: '127.0.0.1,::1',
    ANALYTICS_ID: 'G-TESTE123',
    HEAT_MAP_ID: 'mapa123',
  })
  void keepScreens(screens, base, ready())
  return { base, database, clockOffset: offset, screens, stop }
}
