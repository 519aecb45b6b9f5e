import { expect, test } from 'vitest'
import { dropSession, keepSession } from './session-cookie.server.ts'

test('the cookie lives 30 days, and no script and no other site gets at it', () => {
  expect(keepSession('abc', false)).toBe('grower_session=abc; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax')
})

test('over https it is bound to the host', () => {
  expect(keepSession('abc', true)).toBe(
    '__Host-grower_session=abc; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
  )
})

test('logging out forgets it', () => {
  expect(dropSession(false)).toContain('grower_session=; Path=/; Max-Age=0')
})
