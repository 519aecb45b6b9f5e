import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('a share link made on the plant’s page shows it to a visitor, kept by nobody, and dies when taken back', async ({
  ctx,
  as,
  page,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Sigilosa' })
  const form = await page(`/cultivo/planta/${plant.slug}/compartilhar`, grower)
  expect(form).toMatchObject({ status: 200, heading: 'Links de visita de Sigilosa' })
  const made = await form.press('Criar link')
  expect(made.toast).toBe('Link pronto. Copie e envie para quem quiser.')
  const list = await made.follow()
  const { data } = await (await as(grower)).cultivation.shareLinks.list({ target: 'plant', id_or_slug: plant.slug })
  const address = new URL(data[0]?.url ?? '').pathname
  expect(list.html).toContain(address)

  const shown = await page(address)
  expect(shown).toMatchObject({ status: 200, heading: 'Uma planta' })
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  expect(shown.headers.get('referrer-policy')).toBe('no-referrer')
  expect(shown.headers.get('x-robots-tag')).toContain('noindex')
  for (const word of [plant.name, plant.slug, grower.nickname]) expect(shown.html).not.toContain(word)

  const ended = await list.press('Desativar')
  expect(ended.toast).toBe('O link foi desfeito: ninguém mais abre.')
  const after = await page(address)
  expect(after.status).toBe(404)
  expect(after.text).toContain('Este link não existe mais.')
  expect((await page(`/cultivo/planta/${plant.slug}`)).status).toBe(404)
})

test('a space is shared with its name when one wants to', async ({ ctx, as, page }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Tenda da varanda' })
  const form = await page(`/cultivo/espaco/${space.slug}/compartilhar`, grower)
  expect(form.heading).toBe('Links de visita de Tenda da varanda')
  await form.press('Criar link', { discreet: undefined, days: form.choice('days', '30 dias') })
  const { data } = await (await as(grower)).cultivation.shareLinks.list({ target: 'space', id_or_slug: space.slug })
  const shown = await page(new URL(data[0]?.url ?? '').pathname)
  expect(shown.heading).toBe('Tenda da varanda')
  expect(shown.title).toContain('Tenda da varanda')
  expect(shown.text).toContain(grower.nickname)
  expect(shown.$('main form, main a[href^="/cultivo"]').length, 'nothing to press').toBe(0)
})

test('links are made by the grower alone', async ({ ctx, page }) => {
  const plant = await aPlant(ctx, { private: false })
  const space = await aSpace(ctx, { private: false })
  for (const thing of [`planta/${plant.slug}`, `espaco/${space.slug}`]) {
    expect((await page(`/cultivo/${thing}/compartilhar`, await aUser(ctx))).status).toBe(404)
    expect((await page(`/cultivo/${thing}/compartilhar`)).location).toContain('/auth/login')
  }
})
