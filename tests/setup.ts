import { afterEach, beforeEach, expect, vi } from 'vitest'
import '#platform/validation.ts'
import '../app/install.ts'
import { takeCallsMade } from './calls-made.ts'

// An error that nobody expected on the console is a failing test, and so is a request to anywhere but this machine.
let complaints: unknown[][] = []
beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
})
afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints, 'console.error was called').toEqual([])
})

// The end of the run tells which calls of the API no test made.
afterEach(({ task }) => {
  task.meta.callsMade = takeCallsMade()
})

const realFetch = globalThis.fetch
globalThis.fetch = (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : String(input))
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) throw new Error(`a test tried to reach ${hostname}`)
  return realFetch(input, init)
}
