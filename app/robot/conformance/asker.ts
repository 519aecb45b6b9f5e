import type { Credential } from '../https-way.ts'

/** Asks over HTTPS and takes every answer, as what is refused is checked too. */
export function asker(base: string, { serial, secret }: Credential) {
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${base}/api/v1/ganza/${path}`, {
      method,
      headers: { authorization: `Bearer gnz_${serial}_${secret}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    const text = await answer.text()
    return { status: answer.status, body: (text ? JSON.parse(text) : {}) as unknown }
  }
}
