import type { TestProject } from 'vitest/node'
import { siteOnFixedDay } from './site-on-fixed-day.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Base URL of the built site with the demo world. */
    base: string
    /** Its database: only for what has no other way in, such as the hour of a job. */
    database: string
    /** Offset of its clock from the machine's, ms. */
    clockOffset: number
  }
}

/**
 * Starts a site shared by the projects `site` and `screens`; SITE_BASE (with SITE_DATABASE and
 * CLOCK_OFFSET_MS) names a running one instead.
 */
export default async function setup(project: TestProject) {
  if (process.env.SITE_BASE) {
    project.provide('base', process.env.SITE_BASE)
    project.provide('database', process.env.SITE_DATABASE ?? '')
    project.provide('clockOffset', Number(process.env.CLOCK_OFFSET_MS ?? 0))
    return
  }
  // Tests that open many accounts send their own client IPs, because of the limit per IP.
  const { base, database, offset, stop } = await siteOnFixedDay({ TRUST_PROXY: '127.0.0.1,::1' })
  process.env.SITE_BASE = base
  process.env.SITE_DATABASE = database
  process.env.CLOCK_OFFSET_MS = String(offset)
  project.provide('base', base)
  project.provide('database', database)
  project.provide('clockOffset', offset)
  return async () => {
    delete process.env.SITE_BASE
    delete process.env.SITE_DATABASE
    delete process.env.CLOCK_OFFSET_MS
    await stop()
  }
}
