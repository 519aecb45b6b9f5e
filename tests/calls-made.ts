import { AppError, refusals } from '#platform/errors.ts'
import { api } from '../app/api.ts'
import { refusalsOf } from '../app/api-document/refusals.ts'
import { apiLines, walk } from '../app/api-lines.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Calls of the API that answered during this test, refusals not counted. */
    callsMade?: string[]
    /** All there are. */
    callsToMake?: string[]
  }
}

const made = new Set<string>()
const refused = new Map(
  apiLines().map((line) => [line.name, new Set<number>(refusalsOf(line).map((code) => refusals[code][0]))]),
)

// In whatever way a call is made, in process or by a page, its handler runs.
walk(api, [], (name, procedure) => {
  const definition = procedure['~orpc'] as { handler: (...args: unknown[]) => Promise<unknown> }
  const { handler } = definition
  definition.handler = async (...args) => {
    const answer = await answerOf(name.join('.'), () => handler(...args))
    made.add(name.join('.'))
    return answer
  }
})

/** What a call refuses with stands in the API's document; faults and 503 may come from anywhere. */
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

/** The calls made since it was asked last. */
export function takeCallsMade() {
  const taken = [...made]
  made.clear()
  return taken
}
