import { afterEach, beforeEach, expect, vi } from 'vitest'
import '#platform/validation.ts'
import '../app/install.ts'
import { takeCallsMade } from './calls-made.ts'

// An unexpected console.error fails the test, and so does a request to another machine.
let consoleErrors: unknown[][] = []
beforeEach(() => {
  consoleErrors = []
  vi.spyOn(console, 'error').mockImplementation((...args) => void consoleErrors.push(args))
})
afterEach(() => {
  vi.restoreAllMocks()
  expect(consoleErrors, 'console.error was called').toEqual([])
})

// For call coverage: the end of the run reports which API calls no test made.
afterEach(({ task }) => {
  task.meta.callsMade = takeCallsMade()
})

const realFetch = globalThis.fetch
globalThis.fetch = (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : String(input))
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) throw new Error(`a test tried to reach ${hostname}`)
  return realFetch(input, init)
}
