import { z } from 'zod'

/** A page waits for it: after this the quote goes on without. */
const TIMEOUT_MS = 6000

/**
 * `later`: no answer, a disturbance, or one that nobody understands; whether it was done is not known. `signed_out`: the
 * store must connect its account again.
 */
export type Answer<T> =
  | { result: 'done'; value: T }
  | { result: 'refused'; reason: string }
  | { result: 'later'; reason: string }
  | { result: 'signed_out' }

type Question<T> = {
  token: string | null
  user_agent: string
  body: object
  /** @throws when the answer is not in Melhor Envio's own form. */
  read: (body: unknown) => T
}

const Refused = z.object({
  message: z.string().nullish(),
  error: z.string().nullish(),
  error_description: z.string().nullish(),
  errors: z.record(z.string(), z.union([z.string(), z.array(z.string())])).nullish(),
})

/** One question. Redirects are not followed: they could lead into our own network. */
export async function askMelhorEnvio<T>(url: string, question: Question<T>): Promise<Answer<T>> {
  const { token, user_agent, body, read } = question
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': user_agent,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    const said: unknown = await answer.json().catch(() => null)
    if (answer.ok) return { result: 'done', value: read(said) }
    if (answer.status === 401 && token) return { result: 'signed_out' }
    // 403 is their firewall, which dislikes machines in a cloud.
    if ([403, 408, 425, 429].includes(answer.status) || answer.status >= 500 || answer.status < 400)
      return { result: 'later', reason: `HTTP ${answer.status}` }
    return { result: 'refused', reason: reasonOf(said) ?? `HTTP ${answer.status}` }
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return { result: 'later', reason: cause?.code ?? name }
  }
}

function reasonOf(said: unknown): string | undefined {
  const { errors, error_description, error, message } = Refused.safeParse(said).data ?? {}
  const fields = Object.values(errors ?? {}).flat()
  return fields.length ? [...new Set(fields)].join(' ') : (error_description ?? error ?? message ?? undefined)
}
