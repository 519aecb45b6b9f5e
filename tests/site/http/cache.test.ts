import { get } from 'node:http'
import { call, newPlant, page } from '../call.ts'
import { expect, test } from '../site-test.ts'

const plantCall = (site: string, slug: string, tail: string, json: object, method = 'PUT') =>
  call(`${site}/api/v1/plan-cultivation/plant/${slug}${tail}`, { method, as: 'grower', json })

const statusOnOwnConnection = (address: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(address, { agent: false }, (answer) => answer.resume().once('end', () => resolve(answer.statusCode))).once(
      'error',
      reject,
    )
  })

async function openPlant(site: string) {
  const plant = await newPlant(site, { name: `Cache ${Date.now().toString(36)}`, private: false })
  const address = `${site}/cultivo/planta/${plant.slug}`
  return {
    ...plant,
    address,
    view: (etag?: string, cookie?: string) => page(address, { cookie, headers: etag ? { 'if-none-match': etag } : {} }),
  }
}

test('the second view of a visitor is the first one, and asks for nothing when it has it', async ({ site }) => {
  const { view } = await openPlant(site)
  const [first, second] = [await view(), await view()]
  expect(first.status).toBe(200)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  expect(second.text).toBe(first.text)
  expect(second.headers.get('etag')).toBe(etag)
  const third = await view(etag)
  expect(third.status).toBe(304)
  expect(third.text).toBe('')
})

test('a plant that was just made private is gone for every thread at once', async ({ site }) => {
  const { slug, address } = await openPlant(site)
  // Each on a connection of its own: the kernel balances them among the threads.
  const views = () => Promise.all(Array.from({ length: 24 }, () => statusOnOwnConnection(address)))
  const closed = (isPrivate: boolean) => plantCall(site, slug, '/privacy', { private: isPrivate })
  for (let round = 0; round < 5; round++) {
    expect(new Set([...(await views()), ...(await views())])).toEqual(new Set([200]))
    await closed(true)
    expect(new Set(await views())).toEqual(new Set([404]))
    await closed(false)
  }
})

test('every change of the plant is seen at the next view', async ({ site }) => {
  const { slug, name, view } = await openPlant(site)
  const cycles = (await call(`${site}/api/v1/plan-cultivation/plant-cycle`)).body.data as { id: number; name: string }[]
  const last = cycles.at(-1)
  const whole = { started_on: '2026-10-10', private: false }
  const changes: [string, () => Promise<unknown>, (text: string) => boolean][] = [
    [
      'an update',
      () => plantCall(site, slug, '/updates', { text: 'Vista na hora.' }, 'POST'),
      (text) => text.includes('Vista na hora.'),
    ],
    [
      'an edit',
      () => plantCall(site, slug, '', { ...whole, name: `${name} nova` }),
      (text) => text.includes(`${name} nova`),
    ],
    [
      'a new cycle',
      () => plantCall(site, slug, '/cycle', { plant_cycle_id: last?.id, on: '2026-11-01' }),
      (text) => text.includes(last?.name ?? '?'),
    ],
    [
      'a save',
      async () =>
        call(`${site}/api/v1/social/save`, {
          method: 'POST',
          as: 'vizinha',
          json: { plant_id: (await call(`${site}/api/v1/plan-cultivation/plant/${slug}`)).body.id },
        }),
      (text) => /Salve para .{0,200}class="figures">1</.test(text),
    ],
  ]
  for (const [what, change, shown] of changes) {
    expect(shown((await view()).text), `${what} before`).toBe(false)
    await change()
    expect(shown((await view()).text), `${what} after`).toBe(true)
  }
  await plantCall(site, slug, '/privacy', { private: true })
  expect((await view()).status).toBe(404)
  await plantCall(site, slug, '/privacy', { private: false })
  expect((await view()).status).toBe(200)
})

test('a visitor and a signed-in person never get the page of the other', async ({ site }) => {
  const { address, view } = await openPlant(site)
  const etag = (await view()).headers.get('etag') ?? ''
  const own = await page(address, { as: 'grower', headers: { 'if-none-match': etag } })
  expect(own.status).toBe(200)
  expect(own.headers.get('etag')).not.toBe(etag)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  // What a click asks for is the same, without the page around it.
  const clicked = await page(`${address}.data`, { as: 'grower' })
  expect([clicked.status, clicked.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(own.text).toContain('joaquim.verde')
  expect(own.text).toContain('Mudar de fase')
  const visitor = await view()
  expect(visitor.text).not.toContain('Mudar de fase')
  expect(visitor.headers.get('set-cookie')).toBeNull()
})

test('the cached page allows exactly its own scripts', async ({ site }) => {
  const { view } = await openPlant(site)
  await view()
  const { headers, text } = await view()
  const policy = headers.get('content-security-policy') ?? ''
  const inline = [...text.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>[^<]/g)].length
  expect(policy).not.toContain('nonce-')
  expect(policy.match(/'sha256-/g)?.length).toBe(inline)
  expect(text).not.toContain('nonce=')
})

test('the theme that was chosen is the theme that comes, also from the cache', async ({ site }) => {
  const { view } = await openPlant(site)
  for (const _ of [1, 2])
    for (const theme of ['claro', 'escuro'] as const)
      expect((await view(undefined, `grower_theme=${theme}`)).text, theme).toContain(`data-theme="${theme}"`)
})

test('a toast is for one person: never cached, never shown to another', async ({ site }) => {
  const { view } = await openPlant(site)
  const toast = Buffer.from(JSON.stringify({ kind: 'success', text: 'Só para você' })).toString('base64url')
  const mine = await view(undefined, `grower_toast=${toast}`)
  expect(mine.text).toContain('Só para você')
  expect(mine.headers.get('set-cookie')).toContain('grower_toast=;')
  expect((await view()).text).not.toContain('Só para você')
})

test("a share link's page is not cached, and its URL is not sent as a referrer", async ({ site }) => {
  const { slug } = await newPlant(site, { name: `Sigilosa ${Date.now().toString(36)}` })
  const json = { target: 'plant', id_or_slug: slug, days: 1 }
  const made = await call(`${site}/api/v1/plan-cultivation/share-link`, { method: 'POST', as: 'grower', json })
  const address = site + new URL(String(made.body.url)).pathname
  for (const _ of [1, 2]) {
    const { status, headers } = await page(address)
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toContain('noindex')
  }
})
