import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { expectRefusal } from '../../refusal.ts'
import { type Answer, call, newPlant, page, plantInput } from '../call.ts'
import { expect, test } from '../site-test.ts'

test('a body of 10 MB is 413, to a call and to a form', async ({ site }) => {
  const much = 'x'.repeat(10 * 1024 * 1024)
  for (const path of ['/api/v1/auth/login', '/api/v1/plan-cultivation/plant'])
    expectRefusalOf(
      413,
      await raw(site, path, { type: 'application/json', text: JSON.stringify({ email: much, name: much }) }),
    )
  const form = await raw(site, '/auth/login', { type: 'application/x-www-form-urlencoded', text: `email=${much}` })
  expect(form.status).toBe(413)
  expect(form.text).toContain('O pedido é grande demais.')
})

function expectRefusalOf(status: number, answer: Answer) {
  expect(answer.status, answer.text.slice(0, 200)).toBe(status)
  expectRefusal(answer, answer.text.slice(0, 80))
}

test('what is not a call is 404 or 405 with the same body', async ({ site }) => {
  for (const path of ['/api', '/api/', '/api/nada', '/api/v1', '/api/v1/nada', '/api/v2/user/users'])
    expectRefusalOf(404, await call(site + path))
  for (const method of ['DELETE', 'PATCH', 'OPTIONS'])
    expectRefusalOf(404, await call(`${site}/api/v1/auth/login`, { method }))
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expectRefusalOf(405, await call(`${site}/`, { method, headers: { accept: '*/*' } }))
  expect((await call(`${site}/`, { method: 'HEAD' })).status).toBe(200)
})

test('a wrong content type is refused with a sentence', async ({ site }) => {
  const answer = await call(`${site}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/xml' },
    body: '<a/>',
  })
  expect([415, 422]).toContain(answer.status)
  expectRefusal(answer, 'xml')
  for (const [type, body, status] of [
    ['application/json', '{', 415],
    ['multipart/form-data; boundary=x', 'lixo', 400],
    ['multipart/form-data', 'lixo', 400],
  ] as const) {
    const form = await page(`${site}/auth/login`, { method: 'POST', headers: { 'content-type': type }, body })
    expect(form.status, type).toBe(status)
    expect(form.text).toMatch(/lang="pt-BR"/)
  }
})

test('the session cookie counts on /api only from our own pages', async ({ site }) => {
  const me = `${site}/api/v1/auth/me`
  expect((await page(me, { as: 'grower' })).status).toBe(401)
  expect((await page(me, { as: 'grower', headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(401)
  expect((await page(me, { as: 'grower', headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(200)
})

test('a form that another site sends is refused and changes nothing', async ({ site }) => {
  const plant = await newPlant(site)
  const address = `${site}/cultivo/planta/${plant.slug}`
  const strangers: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { referer: 'https://evil.example/pagina' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of strangers) {
    const answer = await page(address, { as: 'grower', form: { private: 'false' }, headers })
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('veio de outro site')
  }
  expect((await page(address)).status, 'still private').toBe(404)
})

test('bad percent-encoding and path tricks are the sender’s fault, not ours', async ({ site }) => {
  for (const cookie of [
    'grower_session=%E0%A4%A',
    'grower_theme=%E0%A4%A',
    'accept_cookie=%',
    'grower_toast=%%%',
    ';;;=;=;',
  ])
    expect((await page(`${site}/`, { cookie })).status, cookie).toBe(200)
  for (const path of ['/cultivo/planta/%E0%A4%A', '/midia/%E0%A4%A/320', '/%', '/api/v1/%E0%A4%A'])
    expectRefusalOf(400, await raw(site, path))
  for (const path of ['///', '//[', '//a:99999/x']) expectRefusalOf(400, await raw(site, path))
  for (const host of ['a b', '[::1', '%00', 'a:99999'])
    for (const path of ['/', '/api/v1/user/users']) expectRefusalOf(400, await raw(site, path, undefined, { host }))
  for (const path of ['/cultivo/planta/a%00b', '/perfil/%00', '/?a=%00'])
    expect((await raw(site, path)).status, path).toBe(404)
  for (const path of [
    '/midia/../../etc/passwd',
    '/midia/..%2f..%2fetc%2fpasswd/320',
    '/assets/../server.ts',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/.env',
    '//evil.example/x',
  ])
    expect((await raw(site, path)).status, path).toBe(404)
  expectRefusalOf(431, await raw(site, `/?${'a'.repeat(20_000)}`))
  expect([404, 414]).toContain((await raw(site, `/${'a'.repeat(9000)}`)).status)
  const split = await raw(site, '/auth/login?redirect=%2F%0d%0aset-cookie:%20a=b')
  expect(split.headers.get('set-cookie')).toBeNull()
})

/** Sends a path verbatim; of a body only the beginning, with a Content-Length for all of it. */
const raw = (site: string, path: string, body?: { type: string; text: string }, more: Record<string, string> = {}) =>
  new Promise<Answer>((done, failed) => {
    const { hostname, port } = new URL(site)
    const sent = body && { 'content-type': body.type, 'content-length': Buffer.byteLength(body.text) }
    request(
      { hostname, port, path, method: body ? 'POST' : 'GET', headers: { accept: '*/*', ...sent, ...more } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part) => parts.push(part))
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString()
          const headers = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
          const body = headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}
          done({ status: answer.statusCode ?? 0, headers, text, body })
        })
      },
    )
      .on('error', failed)
      .end(body?.text.slice(0, 1000))
  })

test('a double click makes one plant, and so does the second tab', async ({ site }) => {
  const input = { ...(await plantInput(site)), name: `Dupla ${Date.now()}`, idempotency_key: randomUUID() }
  const form = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]))
  const send = () => page(`${site}/cultivo/add-planta`, { as: 'grower', form })
  const places = (await Promise.all([send(), send(), send()]))
    .concat(await send())
    .map(({ headers }) => headers.get('location'))
  expect(new Set(places).size).toBe(1)
  const { body } = await call(`${site}/api/v1/plan-cultivation/plant?search=${encodeURIComponent(input.name)}`, {
    as: 'grower',
  })
  expect(body.total).toBe(1)
})
