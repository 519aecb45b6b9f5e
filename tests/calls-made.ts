import { api } from '../app/api.ts'
import { walk } from '../app/api-document.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Calls of the API that answered during this test, refusals not counted. */
    callsMade?: string[]
    /** All there are. */
    callsToMake?: string[]
  }
}

const made = new Set<string>()

// In whatever way a call is made, in process or by a page, its handler runs.
walk(api, [], (name, procedure) => {
  const definition = procedure['~orpc'] as { handler: (...args: unknown[]) => Promise<unknown> }
  const { handler } = definition
  definition.handler = async (...args) => {
    const answer = await handler(...args)
    made.add(name.join('.'))
    return answer
  }
})

/** The calls made since it was asked last. */
export function takeCallsMade() {
  const taken = [...made]
  made.clear()
  return taken
}
