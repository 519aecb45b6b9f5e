import { AppError, refusals } from '#platform/errors.ts'
import { api } from '../app/api.ts'
import { refusalsOf } from '../app/api-document/refusals.ts'
import { apiLines, walk } from '../app/api-lines.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** API calls that succeeded during this test. */
    callsMade?: string[]
    /** All API calls. */
    callsToMake?: string[]
  }
}

const made = new Set<string>()
const refused = new Map(
  apiLines().map((line) => [line.name, new Set<number>(refusalsOf(line).map((code) => refusals[code][0]))]),
)

// However a call is made, in process or by a page, its handler runs.
walk(api, [], (name, procedure) => {
  const definition = procedure['~orpc'] as { handler: (...args: unknown[]) => Promise<unknown> }
  const { handler } = definition
  definition.handler = async (...args) => {
    const answer = await answerOf(name.join('.'), () => handler(...args))
    made.add(name.join('.'))
    return answer
  }
})

/** Client errors of a call must be declared in the OpenAPI document; faults and 503 may come from anywhere. */
async function answerOf(name: string, call: () => Promise<unknown>) {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || refused.get(name)?.has(error.status)) throw error
    throw new Error(
      `${name} refused with ${error.status} and does not say so: refusing(…, '${error.code}') in its api.ts`,
    )
  }
}

/** Returns the calls made since the last time, and resets. */
export function takeCallsMade() {
  const taken = [...made]
  made.clear()
  return taken
}
