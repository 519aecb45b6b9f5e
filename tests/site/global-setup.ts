import type { TestProject } from 'vitest/node'
import { startSite } from './start-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site with the demo world answers. */
    base: string
  }
}

/** A site of its own for the tests; SITE_BASE names one that runs already. */
export default async function setup(project: TestProject) {
  if (process.env.SITE_BASE) return project.provide('base', process.env.SITE_BASE)
  const { base, stop } = await startSite()
  project.provide('base', base)
  return stop
}
