import type { Answer } from './gateway.ts'

const TIMEOUT_MS = 15_000

export type Question<T> = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Basic, as user; without a password. */
  secret_key: string
  /** Sent twice with the same key a write is done once. */
  key?: string
  body?: object
  /** Reads a good answer. @throws when it is not in the gateway's own form: that is asked again. */
  read: (body: unknown, status: number) => T
  /** Why it was refused, in words for the payer. */
  refusal: (body: unknown, status: number) => string
  /** Other statuses that are good answers. */
  fine?: number[]
}

/**
 * One question to a gateway. No answer, 429, 5xx and answers that nobody understands are `later`: whether it was done
 * is not known then, and the same key finds out. Redirects are not followed: they could lead into our own network.
 */
export async function askGateway<T>(url: string, question: Question<T>): Promise<Answer<T>> {
  const { method, secret_key, key, body, read, refusal, fine = [] } = question
  try {
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${secret_key}:`).toString('base64')}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const said: unknown = await answer.json().catch(() => null)
    if (answer.ok || fine.includes(answer.status)) return { result: 'done', value: read(said, answer.status) }
    const reason = `HTTP ${answer.status}`
    // A key that is wrong or revoked is mended by the people of the site; a conflict of keys ends by itself.
    if ([401, 403, 408, 409, 425, 429].includes(answer.status) || answer.status >= 500 || answer.status < 400)
      return { result: 'later', reason }
    return { result: 'refused', reason: refusal(said, answer.status) }
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return { result: 'later', reason: cause?.code ?? name }
  }
}

export type AskGateway = typeof askGateway
