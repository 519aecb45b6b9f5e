import type { TestProject } from 'vitest/node'
import { screensOf } from './list.ts'
import type { Screen } from './screen.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Every screen, found before any test changed the demo world. */
    screens: Screen[]
  }
}

export default async function setup(project: TestProject) {
  const site = process.env.SITE_BASE
  if (!site) throw new Error('the site has to be up before its screens are listed')
  project.provide('screens', await screensOf(site))
}
