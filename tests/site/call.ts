import { tokenOf } from './token-of.ts'

export type Answer = {
  status: number
  headers: Headers
  text: string
  body: { statusCode?: number; message?: string; errors?: Record<string, string[]>; [key: string]: unknown }
}

/** One HTTP request; never follows redirects. `as` is a demo account, `json` is sent verbatim, valid JSON or not. */
export async function call(url: string, options: RequestInit & { as?: string; json?: unknown } = {}): Promise<Answer> {
  const { as, json, ...rest } = options
  const headers = new Headers(rest.headers)
  if (as) headers.set('authorization', `Bearer ${await tokenOf(new URL(url).origin, as)}`)
  if (json !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
  const body = json === undefined ? rest.body : typeof json === 'string' ? json : JSON.stringify(json)
  const answer = await fetch(url, { redirect: 'manual', ...rest, headers, body })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json')
  return { status: answer.status, headers: answer.headers, text, body: isJson && text ? JSON.parse(text) : {} }
}

/** Requests a page or posts its form as a demo account (or a visitor), with the session cookie. */
export async function page(
  url: string,
  options: RequestInit & { as?: string; form?: Record<string, string>; cookie?: string } = {},
): Promise<Answer> {
  const { as, form, cookie = '', ...rest } = options
  const session = as ? `grower_session=${await tokenOf(new URL(url).origin, as)}; ` : ''
  const headers = new Headers(rest.headers)
  if (!headers.has('accept')) headers.set('accept', 'text/html')
  if (session || cookie) headers.set('cookie', session + cookie)
  return call(url, form ? { method: 'POST', body: new URLSearchParams(form), ...rest, headers } : { ...rest, headers })
}

export const plantInput = async (site: string) => {
  const { body } = await call(`${site}/api/v1/plan-cultivation/plant-cycle`)
  const [cycle] = body.data as { id: number }[]
  return { name: 'Prova', plant_cycle_id: cycle?.id ?? 0, started_on: '2026-10-10', private: true }
}

/** A new plant of the demo grower. */
export async function newPlant(site: string, fields: object = {}) {
  const { status, body, text } = await call(`${site}/api/v1/plan-cultivation/plant`, {
    method: 'POST',
    as: 'grower',
    json: { ...(await plantInput(site)), ...fields },
  })
  if (status !== 201) throw new Error(`a plant was refused: ${text}`)
  return body as unknown as { id: number; slug: string; name: string }
}
