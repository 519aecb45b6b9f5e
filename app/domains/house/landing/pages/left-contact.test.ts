import { expect, test } from 'vitest'
import { leftCookie, leftOn } from './left-contact.server.ts'

const left = { landing: 'consultoria', name: 'Íris', email: 'iris@exemplo.com.br', phone: '' } as const
const asked = (cookie: string) => new Request('https://grower.example/lps/consultoria', { headers: { cookie } })

test('what was left is read back on its page alone, and goes over https only where there is https', () => {
  const cookie = leftCookie(left, true)
  expect(cookie).toMatch(/; Path=\/lps; Max-Age=3600; SameSite=Lax; HttpOnly; Secure$/)
  expect(leftCookie(left, false)).not.toContain('Secure')
  const [pair = ''] = cookie.split(';')
  expect(leftOn('consultoria', asked(pair))).toEqual(left)
  expect(leftOn('produto', asked(pair))).toBeNull()
  for (const foreign of ['grower_contato=x', 'grower_contato=eyJ4', 'grower_contato=eyJhIjoxfQ', ''])
    expect(leftOn('consultoria', asked(foreign))).toBeNull()
})
