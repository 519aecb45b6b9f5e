import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { describe } from 'vitest'
import { expect, test } from './browser.ts'
import { type Answer, call, newPlant, page, plantInput } from './call.ts'

type Schema = { type?: string | string[]; properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }
type Operation = { method: string; path: string; access: string; fields: Record<string, Schema> }

const english = /\b(the|invalid|required|expected|error|must|not found|unexpected|bad request|allowed)\b/i

/** The shape of every refusal: {statusCode, message, errors?}, in Portuguese, without a word of what broke inside. */
function expectRefusal({ status, body, text }: Answer, where: string) {
  expect(status, `${where}: ${text.slice(0, 200)}`).toBeLessThan(500)
  if (status < 400) return
  expect(body.statusCode, where).toBe(status)
  expect(body.message, where).toMatch(/\S/)
  for (const sentence of [body.message ?? '', ...Object.values(body.errors ?? {}).flat()])
    expect(sentence, where).not.toMatch(english)
  expect(text, where).not.toMatch(/at .*\.(ts|js):\d+|node_modules|select .* from/i)
}

async function operationsOf(site: string): Promise<Operation[]> {
  const { paths } = (await call(`${site}/api/openapi.json`)).body as unknown as {
    paths: Record<
      string,
      Record<string, { 'x-access': string; requestBody?: { content: Record<string, { schema: Schema }> } }>
    >
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { 'x-access': access, requestBody }]) => ({
      method: method.toUpperCase(),
      path: `/api${path}`,
      access,
      fields: requestBody?.content['application/json']?.schema.properties ?? {},
    })),
  )
}

const garbage: Record<string, (fields: Record<string, Schema>) => unknown> = {
  'an empty object': () => ({}),
  'a list': () => [],
  'a bare text': () => '"texto"',
  null: () => 'null',
  'broken JSON': () => '{"name": "sem fim',
  'wrong types': (fields) => each(fields, () => ({ nested: [true] })),
  'numbers everywhere': (fields) => each(fields, () => -1e308),
  'texts of 20,000 characters': (fields) => each(fields, () => 'á'.repeat(20_000)),
  'texts that fill a body': (fields) => each(fields, () => 'x'.repeat(900_000 / (Object.keys(fields).length + 1))),
  'a NUL': (fields) => each(fields, () => 'a\u0000b'),
  'half a surrogate pair': (fields) => each(fields, () => 'a\ud800b'),
  'SQL and HTML': (fields) => each(fields, () => `'); drop table plants; --<script>alert(1)</script>`),
  'null everywhere': (fields) => each(fields, () => null),
}
const each = (fields: Record<string, Schema>, value: () => unknown) =>
  Object.fromEntries([...Object.keys(fields), '__proto__x'].map((name) => [name, value()]))

// Outside the walk: one ends the session that the others use, one answers as long as somebody listens.
const apart = (operation: Operation) => /\/auth\/logout$|\/live$/.test(operation.path)

describe.each([undefined, 'novata'])('every call, as %s', (as) => {
  test.for(Object.keys(garbage))('answers %s with a sentence', { timeout: 120_000 }, async (kind, { site }) => {
    for (const operation of (await operationsOf(site)).filter((operation) => !apart(operation))) {
      const { method, path, fields } = operation
      const where = `${method} ${path} with ${kind}`
      const url = site + path.replace(/\{\w+\}/g, '999999999')
      const json = garbage[kind]?.(fields)
      const answer = await call(url, { method, as, ...(method === 'GET' ? {} : { json }) })
      expectRefusal(answer, where)
      if (!as && operation.access !== 'public')
        expect(answer.status, where).toBe(kind === 'broken JSON' && method !== 'GET' ? 400 : 401)
    }
  })

  test('answers strange ids and queries with a sentence', async ({ site }) => {
    const ids = [
      '0',
      '-1',
      '2147483648',
      '99999999999999999999',
      'a%00b',
      '%27%3B--',
      '..%2f..',
      'x'.repeat(90),
      'x'.repeat(3000),
    ]
    const queries = [
      'page=-1',
      'page=1e99',
      'page=abc',
      'per_page=100000',
      'search=%00',
      `search=${'x'.repeat(5000)}`,
      'order_by=password_hash',
      'order_type=;',
      'page[]=1',
      'search[a][b]=1',
      'private=talvez',
    ]
    for (const { method, path } of (await operationsOf(site)).filter((operation) => !apart(operation)))
      for (const tail of path.includes('{') ? ids : method === 'GET' ? queries : []) {
        const address = path.includes('{') ? path.replaceAll(/\{\w+\}/g, tail) : `${path}?${tail}`
        expectRefusal(
          await call(site + address, { method, as, ...(method === 'GET' ? {} : { json: {} }) }),
          `${method} ${address.slice(0, 90)}`,
        )
      }
  })
})

test('text is text: HTML and SQL come back as letters', async ({ site }) => {
  const name = `<b>Robert'); drop table plants;--</b>`
  const plant = await newPlant(site, { name, description: '<script>alert(1)</script>', private: false })
  const { status, text } = await page(`${site}/cultivo/planta/${plant.slug}`)
  expect(status).toBe(200)
  expect(text).not.toContain('<b>Robert')
  expect(text).not.toContain('<script>alert(1)')
  expect(text).toContain('&lt;b&gt;Robert')
  expect(plant.slug).toMatch(/^[a-z0-9-]+$/)
})

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

/** Sends a path exactly as it is written; of a body only the beginning, which announces its whole length. */
const raw = (site: string, path: string, body?: { type: string; text: string }) =>
  new Promise<Answer>((done, failed) => {
    const { hostname, port } = new URL(site)
    const sent = body && { 'content-type': body.type, 'content-length': Buffer.byteLength(body.text) }
    request({ hostname, port, path, method: body ? 'POST' : 'GET', headers: { accept: '*/*', ...sent } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString()
        const headers = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
        const body = headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}
        done({ status: answer.statusCode ?? 0, headers, text, body })
      })
    })
      .on('error', failed)
      .end(body?.text.slice(0, 1000))
  })

test.for([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '%2f%2fevil.example',
])('login does not lead to %s', async (target, { site }) => {
  const login = `${site}/auth/login?redirect=${encodeURIComponent(target)}`
  const sent = await page(login, { form: { email: 'grower@demo.grower.example', password: 'jardim-demo-2026' } })
  expect(sent.status).toBe(302)
  expect(sent.headers.get('location')).toBe('/')
  expect((await page(login, { as: 'grower' })).headers.get('location')).toBe('/')
})

test('a form that is refused gives back what was typed, but never a password', async ({ site }) => {
  const plant = await page(`${site}/cultivo/add-planta`, {
    as: 'grower',
    form: { name: 'Digitada', description: 'Linha "um" <b>', started_on: '2999-01-01', genetic_name: 'Itália' },
  })
  expect(plant.status).toBe(422)
  for (const typed of ['value="Digitada"', 'Linha &quot;um&quot; &lt;b&gt;', 'value="Itália"'])
    expect(plant.text).toContain(typed)
  const form = { nickname: 'a', email: 'nada', password: 'segredo-digitado-1', adult: 'on' }
  for (const answer of [
    await page(`${site}/auth/register`, { form }),
    await page(`${site}/auth/login`, { form: { email: 'nada', password: form.password } }),
  ]) {
    expect(answer.status).toBeGreaterThanOrEqual(401)
    expect(answer.text).toContain('value="nada"')
    expect(answer.text).not.toContain(form.password)
  }
})

test('a NUL in a form is a sentence beside its field', async ({ site }) => {
  const { name: _, ...rest } = await plantInput(site)
  const answer = await page(`${site}/cultivo/add-planta`, {
    as: 'grower',
    form: { name: 'a\u0000b', ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)])) },
  })
  expect(answer.status).toBe(422)
  expect(answer.text).toContain('Há um caractere que não dá para guardar.')
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

test.for(['/auth/resetar-senha', '/auth/confirmacao-email', '/confirmar-alteracao-senha'])(
  'a link of ours that never was opens %s with a way on',
  async (path, { site }) => {
    for (const token of ['x', 'a'.repeat(43), '%00', 'a'.repeat(4000)]) {
      const { status, text } = await page(`${site}${path}?token=${token}&email=a%40b.c`)
      expect(status, token.slice(0, 10)).toBeLessThan(500)
      expect(text).toMatch(/lang="pt-BR"/)
    }
  },
)
