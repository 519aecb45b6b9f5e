import { expect, test } from 'vitest'
import { leftCookie, leftOn } from './left-contact.server.ts'

const uuid = '0197a3c2-4b1f-7000-8000-42cd8f01a2b3'
const left = {
  landing: 'consultoria',
  uuid,
  name: 'Íris',
  email: 'iris@exemplo.com.br',
  phone: '',
  user_id: null,
} as const
const here = { landing: 'consultoria', user_id: null } as const
const asked = (cookie: string) => new Request('https://grower.example/lps/consultoria', { headers: { cookie } })

test('what was left is read back on its page alone, and goes over https only where there is https', () => {
  const cookie = leftCookie(left, true)
  expect(cookie).toMatch(/; Path=\/lps; Max-Age=3600; SameSite=Lax; HttpOnly; Secure$/)
  expect(leftCookie(left, false)).not.toContain('Secure')
  const [pair = ''] = cookie.split(';')
  expect(leftOn(here, asked(pair))).toEqual(left)
  expect(leftOn({ ...here, landing: 'produto' }, asked(pair))).toBeNull()
  for (const foreign of ['grower_contato=x', 'grower_contato=eyJ4', 'grower_contato=eyJhIjoxfQ', ''])
    expect(leftOn(here, asked(foreign))).toBeNull()
})

test('who comes by an account, or by another one, is not told what was left by somebody else', () => {
  const pairOf = (user_id: number | null) => leftCookie({ ...left, user_id }, true).split(';')[0] ?? ''
  expect(leftOn({ ...here, user_id: 7 }, asked(pairOf(null)))).toBeNull()
  expect(leftOn({ ...here, user_id: 7 }, asked(pairOf(8)))).toBeNull()
  expect(leftOn(here, asked(pairOf(7)))).toBeNull()
  expect(leftOn({ ...here, user_id: 7 }, asked(pairOf(7)))?.email).toBe(left.email)
})
