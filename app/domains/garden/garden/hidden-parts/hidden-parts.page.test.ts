import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aStripedPhoto } from '#platform/files/uploaded-photo.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPlant } from '../plants/plants.factory.ts'

test('chosen in the album, typed in percent, seen first, refused beside its number, then hidden', async ({
  ctx,
  as,
  contextOf,
  page,
}) => {
  const grower = await aUser(ctx)
  const photo = await aStripedPhoto(await contextOf(grower))
  const { plants } = (await as(grower)).garden
  const { slug } = await aPlant(ctx, { created_by: grower.id, private: false, name: 'Listrada' })
  await plants.update({
    id_or_slug: slug,
    name: 'Listrada',
    started_on: '2026-10-01',
    photo_ids: [photo.id],
    private: false,
  })
  const addressOf = async () => (await plants.show({ id_or_slug: slug })).photos[0]?.document.url
  const url = await addressOf()

  const album = await page(`/cultivo/planta/${slug}/fotos`, grower)
  const choosing = await album.click('Esconder parte de uma foto')
  const form = await choosing.click(`${choosing.$('main a[href*="/cultivo/foto/"] img').last().attr('alt')}`)
  expect(form).toMatchObject({ status: 200, heading: 'Esconder uma parte da foto' })

  const side = (name: string) => `parts[0].${name}`
  const typed = { [side('x')]: '30', [side('y')]: '30', [side('width')]: '90', [side('height')]: '40' }
  const unsure = await form.press('Esconder para sempre', typed)
  expect(unsure.error('sure')).toContain('Marque que você entendeu')
  const refused = await form.press('Esconder para sempre', { ...typed, sure: 'true' })
  expect(refused.status).toBe(422)
  expect(refused.error(side('width'))).toBe('A parte precisa ficar dentro da foto.')
  expect(refused.value(side('height'))).toBe('40')
  const seen = await refused.press('Ver onde fica', { [side('width')]: '40,5', sure: undefined })
  expect(seen.$('span[style*="40.5%"]').length).toBe(1)
  expect(seen.value(side('width'))).toBe('40,5')
  expect(await addressOf(), 'nothing is hidden yet').toBe(url)
  const hidden = await seen.press('Esconder para sempre', { sure: 'true' })
  expect(hidden.location).toBe(`/cultivo/planta/${slug}/fotos`)
  expect(hidden.toast).toBe('Pronto! O que você marcou sumiu da foto para sempre.')
  const after = await addressOf()
  expect(after).not.toBe(url)
  expect((await page(`/cultivo/planta/${slug}/fotos`)).html).toContain(after)
})

test('somebody else’s photo is no page; its grower’s visitors find no way to it', async ({ ctx, as, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false, photos: 1 })
  const { photos } = await (await as(grower)).garden.plants.show({ id_or_slug: plant.slug })
  const address = `/cultivo/foto/${photos[0]?.document.id}/esconder`
  expect((await page(address, grower)).status).toBe(200)
  expect((await page(address, await aUser(ctx))).status).toBe(404)
  expect((await page(address)).location).toContain('/auth/login')
  expect((await page('/cultivo/foto/abc/esconder', grower)).status).toBe(404)
  expect((await page(`/cultivo/planta/${plant.slug}/fotos`)).html).not.toContain('Esconder')
})
