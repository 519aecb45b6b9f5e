import type { TestProject } from 'vitest/node'
import { siteOnFixedDay } from './site-on-fixed-day.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Base URL of the built site with the demo world. */
    base: string
    /** Offset of its clock from the machine's, ms. */
    clockOffset: number
  }
}

/**
 * Starts a site shared by the projects `site` and `screens`; SITE_BASE (with CLOCK_OFFSET_MS) names a running one
 * instead.
 */
export default async function setup(project: TestProject) {
  if (process.env.SITE_BASE) {
    project.provide('base', process.env.SITE_BASE)
    project.provide('clockOffset', Number(process.env.CLOCK_OFFSET_MS ?? 0))
    return
  }
  // Tests that open many accounts send their own client IPs, because of the limit per IP.
  const { base, offset, stop } = await siteOnFixedDay({ TRUST_PROXY: '127.0.0.1,::1' })
  process.env.SITE_BASE = base
  process.env.CLOCK_OFFSET_MS = String(offset)
  project.provide('base', base)
  project.provide('clockOffset', offset)
  return async () => {
    delete process.env.SITE_BASE
    delete process.env.CLOCK_OFFSET_MS
    await stop()
  }
}
