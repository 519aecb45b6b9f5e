import { type Outcome, retryAfter } from './outcome.ts'

const TIMEOUT_MS = 10_000

/**
 * Posts a message to an external service. Redirects are not followed: they could lead into our own network. A service
 * that can't be reached, is busy or out of order is asked again later; `read` judges every other answer.
 */
export async function postMessage(
  url: string,
  init: { headers: Record<string, string>; body: BodyInit },
  read: (answer: Response) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    const answer = await fetch(url, {
      ...init,
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status === 429 || answer.status >= 500)
      return { result: 'later', reason: `HTTP ${answer.status}`, seconds: retryAfter(answer) }
    return await read(answer)
  } catch (error) {
    return { result: 'later', reason: unreachable(error) }
  }
}

/** What may be kept of it: an error's text can name the address, which is somebody's. */
function unreachable(error: unknown) {
  const { name, cause } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? name
}
