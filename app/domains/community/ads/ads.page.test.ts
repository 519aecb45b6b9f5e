import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { ad_days } from './counting/counting.table.ts'
import { anAd } from './media/ads.factory.ts'

test('a placement, then an ad in it: made, changed, deleted', async ({ ctx, page }) => {
  const admin = await anAdmin(ctx)
  const types = await page('/admin/ads/ads_type', admin)
  expect(types).toMatchObject({ heading: 'Espaços de anúncio', title: 'Espaços de anúncio - Grower' })
  const newType = await types.open('/admin/ads/ads_type/novo')
  const typed = { name: 'Topo', slug: 'Topo!', width: '728', height: '180' }
  const refused = await newType.press('Criar', typed)
  expect([refused.status, refused.value('slug')]).toEqual([422, 'Topo!'])
  const made = await refused.press('Criar', { slug: 'topo' })
  expect(made.toast).toBe('Topo entrou na lista.')

  // The picture is uploaded by a script: without one the form says what is missing.
  const form = await page('/admin/ads/midias/nova', admin)
  const type_id = form.choice('type_id', 'Topo (728 × 180 px): nenhuma página tem este espaço')
  const wrong = await form.press('Criar', { name: 'Terra boa', type_id, alt: 'Terra', link: 'http://terra.example' })
  expect(wrong.error('link')).toContain('https://')
  expect(wrong.error('file_ids')).toBe('Escolha a imagem do anúncio.')
  const ad = await anAd(ctx, { type_id: Number(type_id) })
  const list = await page('/admin/ads/midias', admin)
  expect(list).toMatchObject({ heading: 'Anúncios', title: 'Anúncios - Grower' })
  const edit = await list.click('Terra boa', 'main')
  expect(edit.text).toContain('Publicidade')
  expect(edit.value('file_ids')).toBe(String(ad.file_id))
  expect((await edit.press('Salvar', { weight: '7' })).toast).toBe('Terra boa foi salvo.')
  expect((await edit.press('Apagar anúncio')).toast).toBe('O anúncio foi apagado.')

  const type = await (await page('/admin/ads/ads_type', admin)).click('Topo', 'main')
  expect((await type.press('Salvar', { name: 'Topo da banca' })).toast).toBe('Topo da banca foi salvo.')
  expect((await type.press('Apagar')).toast).toBe('O espaço foi apagado.')
})

test('the numbers of an ad by day, with its rate, on the page and as CSV', async ({ ctx, page }) => {
  const admin = await anAdmin(ctx)
  const { id } = await anAd(ctx)
  await ctx.db.insert(ad_days).values({ ad_id: id, on: '2026-11-20', impressions: 200, clicks: 3 })
  const edit = await page(`/admin/ads/midias/${id}`, admin)
  expect(edit.text).toContain('1,5\u00a0%'.replace('\u00a0', ' '))
  expect(edit.text).toContain('200 exibições e 3 cliques')
  const csv = await page(`/admin/ads/midias/csv?id=${id}`, admin)
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(csv.html).toContain('20/11/2026;Terra boa;200;3;1,5 %')
})
