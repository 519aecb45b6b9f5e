import { test as base, inject } from 'vitest'

/** Fixture for tests of the built site over HTTP. */
export const test = base.extend<{ site: string }>({
  site: async ({}, use) => use(inject('base')),
})

export { expect } from 'vitest'
