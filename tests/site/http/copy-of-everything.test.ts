import { fromBufferPromise } from 'yauzl'
import { DEMO_PASSWORD } from '#domains/people/accounts/passwords/password.rules.ts'
import { page } from '../call.ts'
import { expect, test } from '../site-test.ts'
import { tokenOf } from '../token-of.ts'

test('a copy is written by the worker, and opens only for its owner', async ({ site }) => {
  const as = 'escritor'
  const ask = { back: '/perfil/editar', password: DEMO_PASSWORD }
  const requested = await page(`${site}/privacidade/copia`, { as, form: ask })
  expect([requested.status, requested.headers.get('location')]).toEqual([302, '/perfil/editar#copia'])
  const address = async () =>
    (await page(`${site}/perfil/editar`, { as })).text.match(/href="(\/privacidade\/copia\/[\w-]+)"/)?.[1]
  await expect.poll(address).toBeDefined()
  const path = await address()
  const cookie = `grower_session=${await tokenOf(site, as)}`
  const answer = await fetch(site + path, { headers: { cookie } })
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()))
  expect(zip.entryCount).toBeGreaterThan(10)
  expect((await page(site + path, { as: 'vizinha' })).status).toBe(404)
  expect((await page(site + path)).status).toBe(302)
})
