import { test as base, inject } from 'vitest'

/** Tests that ask the built site over HTTP. */
export const test = base.extend<{ site: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from the pattern
  site: async ({}, use) => use(inject('base')),
})

export { expect } from 'vitest'
