import type { TestProject } from 'vitest/node'
import { startSite } from './start-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site with the demo world answers. */
    base: string
  }
}

/** A site of its own for the tests, which the next project asks too; SITE_BASE names one that runs already. */
export default async function setup(project: TestProject) {
  if (process.env.SITE_BASE) return project.provide('base', process.env.SITE_BASE)
  // Tests that open many accounts come from addresses of their own: so many from one are refused.
  const { base, stop } = await startSite({ TRUST_PROXY: 'true' })
  process.env.SITE_BASE = base
  project.provide('base', base)
  return async () => {
    delete process.env.SITE_BASE
    await stop()
  }
}
