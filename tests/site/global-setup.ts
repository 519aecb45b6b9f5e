import type { TestProject } from 'vitest/node'
import { siteOnFixedDay } from './site-on-fixed-day.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site with the demo world answers. */
    base: string
    /** How far its clock stands from the machine's, ms. */
    clockOffset: number
  }
}

/** A site of its own for the tests, which the next project asks too; SITE_BASE (with CLOCK_OFFSET_MS) names one that runs already. */
export default async function setup(project: TestProject) {
  if (process.env.SITE_BASE) {
    project.provide('base', process.env.SITE_BASE)
    project.provide('clockOffset', Number(process.env.CLOCK_OFFSET_MS ?? 0))
    return
  }
  // Tests that open many accounts come from addresses of their own: so many from one are refused.
  const { base, offset, stop } = await siteOnFixedDay({ TRUST_PROXY: 'true' })
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
