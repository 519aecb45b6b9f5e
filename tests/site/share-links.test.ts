import { expect, test } from './browser.ts'
import { call, newPlant } from './call.ts'

test('a share link made on the plant’s page shows it to a visitor, kept by nobody, and dies when taken back', async ({
  site,
  open,
}) => {
  const plant = await newPlant(site, { name: `Sigilosa ${Date.now().toString(36)}` })
  const grower = await open('grower', { javaScriptEnabled: false })
  await grower.goto(`${site}/cultivo/planta/${plant.slug}/compartilhar`)
  await grower.getByRole('button', { name: 'Criar link' }).click()
  const links = `${site}/api/v1/plan-cultivation/share-link`
  const { body } = await call(`${links}?target=plant&id_or_slug=${plant.slug}`, { as: 'grower' })
  const [link] = body.data as { id: number; url: string }[]
  const address = site + new URL(link?.url ?? '').pathname

  const shown = await call(address)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(shown.headers.get('referrer-policy')).toBe('no-referrer')
  expect(shown.headers.get('x-robots-tag')).toContain('noindex')
  expect(shown.text).not.toContain('joaquim')
  const visitor = await open()
  await visitor.goto(address)
  expect(await visitor.getByRole('heading', { level: 1 }).textContent()).toBe('Uma planta')
  for (const word of [plant.name, plant.slug]) expect(shown.text).not.toContain(word)

  expect((await call(`${links}/${link?.id}`, { as: 'grower', method: 'DELETE' })).status).toBe(204)
  const after = await call(address)
  expect(after.status).toBe(404)
  expect(after.text).toContain('Este link não existe mais.')
  expect((await call(`${site}/cultivo/planta/${plant.slug}`)).status).toBe(404)
})
