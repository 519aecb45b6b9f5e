import { type Outcome, retryAfter } from './outcome.ts'

const TIMEOUT_MS = 10_000

/** Answers that say for certain that the message was not taken. */
const notTaken = new Set([429, 503])
/** The connection was never there. */
const neverLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Posts a message to an external service. Redirects are not followed: they could lead into our own network. A service
 * that can't be reached, is busy or out of order is asked again later; `read` judges every other answer, `refused` sees a 429.
 */
export async function postMessage(
  url: string,
  init: { headers: Record<string, string>; body: BodyInit },
  read: (answer: Response) => Promise<Outcome>,
  { refused }: { refused?: (answer: Response) => void } = {},
): Promise<Outcome> {
  try {
    const answer = await fetch(url, {
      ...init,
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status === 429) refused?.(answer)
    if (answer.status === 429 || answer.status >= 500)
      return {
        ...{ result: 'later', reason: `HTTP ${answer.status}`, seconds: retryAfter(answer) },
        ...(!notTaken.has(answer.status) && { unsure: true }),
      }
    return await read(answer)
  } catch (error) {
    const reason = unreachable(error)
    return { result: 'later', reason, ...(!neverLeft.has(reason) && { unsure: true }) }
  }
}

/** What may be kept of it: an error's text can name the address, which is somebody's. */
function unreachable(error: unknown) {
  const { name, cause } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? name
}
