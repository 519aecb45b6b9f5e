import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createContext } from '#platform/context.ts'
import { testEnvironment } from '#tests/environment.ts'
import { visitFrame } from './visit-frame.ts'
import type { VisitServices } from './visit-services.ts'

async function asked(visits: VisitServices | undefined, cookie?: string) {
  const app = Fastify()
  const env = { ...testEnvironment(), visits }
  // Nothing is asked of the database.
  visitFrame(app, () => createContext({ db: undefined as never, env }))
  return app.inject({ url: '/contagem', headers: cookie ? { cookie } : {} })
}

test('without a yes, or without an id, there is no frame', async () => {
  const id = { analytics_id: 'G-TESTE123' }
  for (const [visits, cookie] of [
    [id, undefined],
    [id, 'accept_cookie=false'],
    [{ heat_map_id: 'abc' }, 'accept_cookie=true'],
    [undefined, 'accept_cookie=true'],
  ] as const)
    expect((await asked(visits, cookie)).statusCode).toBe(404)
})

test('the frame is an origin of its own, open to its service alone', async () => {
  const answer = await asked({ analytics_id: 'G-TESTE123' }, 'accept_cookie=true')
  expect(answer.statusCode).toBe(200)
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; .*; frame-ancestors 'self'; sandbox allow-scripts$/)
  const hosts = new Set(policy.match(/https:[^\s;]+/g))
  expect(hosts).toEqual(
    new Set(['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']),
  )
  expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' })
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1]
  expect(answer.body.match(/<script nonce="([\w-]+)"/g)).toEqual(Array(2).fill(`<script nonce="${nonce}"`))
})
