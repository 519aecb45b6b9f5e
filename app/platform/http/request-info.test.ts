import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { requestInfo } from './credentials.ts'

const infoWith = (cookie?: string) =>
  requestInfo({ ip: '203.0.113.1', headers: { 'user-agent': 'Firefox', cookie } } as FastifyRequest)

test('what a header says that is no address is not one', () => {
  const from = (ip: string) =>
    requestInfo({ ip, socket: { remoteAddress: '127.0.0.1' }, headers: {} } as FastifyRequest).ip
  expect(['2001:db8::1', '<script>alert(1)</script>'].map(from)).toEqual(['2001:db8::1', '127.0.0.1'])
})

test('only a clear yes in the cookie lets a browser be counted', () => {
  expect(infoWith('grower_theme=claro; accept_cookie=true').accepts_counting).toBe(true)
  for (const cookie of [
    undefined,
    '',
    'accept_cookie=false',
    'accept_cookie=',
    'accept_cookie=1',
    'no_accept_cookie=true',
  ])
    expect(infoWith(cookie).accepts_counting, cookie).toBe(false)
})
