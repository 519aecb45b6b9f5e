import { expect } from 'vitest'

export type Refused = {
  status: number
  text: string
  body: { statusCode?: number; message?: string; errors?: Record<string, string[]> }
}

const english = /\b(the|invalid|required|expected|error|must|not found|unexpected|bad request|allowed)\b/i

/** Asserts the shape of every error response: {statusCode, message, errors?}, in Portuguese, without internals. */
export function expectRefusal({ status, body, text }: Refused, where: string) {
  expect(status, `${where}: ${text.slice(0, 200)}`).toBeLessThan(500)
  if (status < 400) return
  expect(body.statusCode, where).toBe(status)
  expect(body.message, where).toMatch(/\S/)
  for (const sentence of [body.message ?? '', ...Object.values(body.errors ?? {}).flat()])
    expect(sentence, where).not.toMatch(english)
  expect(text, where).not.toMatch(/at .*\.(ts|js):\d+|node_modules|select .* from/i)
}
