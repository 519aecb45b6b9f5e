import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plant_photos } from '#domains/garden/garden/plants/plants.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { aStripedPhoto } from '#platform/files/uploaded-photo.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { posts } from './posts.table.ts'

/** A plant with a watering and a photo of this week. */
async function aWeek(ctx: Context, contextOf: (user: { id: number }) => Promise<Context>, isPrivate: boolean) {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Aurora', private: isPrivate })
  const own = { plant_id: plant.id, created_by: grower.id }
  await ctx.db.insert(updates).values({ ...own, kind: 'rega', happened_at: new Date('2026-11-20T15:00:00Z') })
  const photo = await aStripedPhoto(await contextOf(grower), { width: 400, height: 300 })
  await ctx.db
    .update(files)
    .set({ attached: true, public: !isPrivate, taken_at: new Date('2026-11-20T15:00:00Z') })
    .where(eq(files.id, photo.id))
  await ctx.db.insert(plant_photos).values({ plant_id: plant.id, file_id: photo.id, position: 0 })
  return { grower, plant }
}

test('from the week of an open plant to its post it is two taps: text, photo and plant are there', async ({
  ctx,
  page,
  contextOf,
}) => {
  const { grower, plant } = await aWeek(ctx, contextOf, false)
  const week = await (await page(`/cultivo/planta/${plant.slug}`, grower)).click('Resumo da semana')
  expect(week.heading).toBe('A semana de Aurora')
  expect(week.text).toContain('reguei 1 vez.')
  expect(week.$('dt:contains(VPD) + dd').text()).toBe('sem dados')
  expect(week.$('button[aria-label^="O que é isso?"]').length).toBe(2)
  const form = await week.click('Postar na banca')
  expect(form.$('[name=text]').text()).toBe('Semana 5 do vegetativo: reguei 1 vez.')
  const made = await form.press('Publicar')
  expect(made.toast).toBe('Publicado.')
  const [post] = await (await contextOf(grower)).db.select().from(posts).where(eq(posts.created_by, grower.id))
  expect(post).toMatchObject({ plant_id: plant.id, available_by: 'todos' })
  const seen = await page(`/postagem/${post?.slug}`)
  expect(seen.text).toContain('reguei 1 vez.')
  expect(seen.$('main img[alt^="dia 51"]').length).toBeGreaterThan(0)
  const after = await page(`/cultivo/planta/${plant.slug}/semana`, grower)
  expect(after.text).not.toContain('Postar na banca')
  expect((await after.click('Ver o post')).text).toContain('reguei 1 vez.')
  const earlier = await week.click('Semana anterior')
  expect(earlier.text).toContain('Postar na banca')
  expect(earlier.text).toContain('Nada foi anotado nesta semana.')
})

test('the photo is gone by then: what was written stays, and it is published without', async ({
  ctx,
  page,
  contextOf,
}) => {
  const { grower, plant } = await aWeek(ctx, contextOf, false)
  const form = await (await page(`/cultivo/planta/${plant.slug}/semana`, grower)).click('Postar na banca')
  await ctx.db.delete(plant_photos).where(eq(plant_photos.plant_id, plant.id))
  const refused = await form.press('Publicar', { text: 'Meu texto' })
  expect([refused.status, refused.$('[name=text]').text()]).toEqual([422, 'Meu texto'])
  expect(refused.text).toContain('A foto da semana não está mais no diário.')
  expect((await refused.press('Publicar', { week_photo_id: undefined })).toast).toBe('Publicado.')
})

test('a week whose post was deleted may be posted again, and who reads along is told of no post', async ({
  ctx,
  page,
  contextOf,
}) => {
  const { grower, plant } = await aWeek(ctx, contextOf, false)
  const address = `/cultivo/planta/${plant.slug}/semana`
  const form = await (await page(address, grower)).click('Postar na banca')
  const made = await form.press('Publicar')
  const staff = await page(address, await aUser(ctx, { roles: ['admin'] }))
  expect([staff.status, staff.text.includes('Postada')]).toEqual([200, false])
  await ctx.db.update(posts).set({ deleted_at: ctx.now() }).where(eq(posts.created_by, grower.id))
  expect(made.toast).toBe('Publicado.')
  const again = await (await page(address, grower)).click('Postar na banca')
  expect((await again.press('Publicar', { text: 'De novo' })).toast).toBe('Publicado.')
  expect((await page(address, grower)).text).toContain('Postada')
})

test('a private plant’s week is published only by who says so, and names no plant', async ({
  ctx,
  page,
  contextOf,
}) => {
  const { grower, plant } = await aWeek(ctx, contextOf, true)
  const form = await (await page(`/cultivo/planta/${plant.slug}/semana`, grower)).click('Postar na banca')
  expect(form.$('[name=text]').text()).not.toContain('Aurora')
  expect(form.text).toContain('Aurora é privada')
  const held = await form.press('Publicar')
  expect(held.status).toBe(422)
  expect(held.error('week_said')).toBe('Marque que pode mostrar, ou volte sem publicar.')
  expect(await ctx.db.$count(posts, eq(posts.created_by, grower.id))).toBe(0)
  const unsaid = await held.press('Publicar', { week_said: 'true', available_by: undefined })
  expect(unsaid.error('available_by')).toBe('Escolha quem pode ler: a planta é privada.')
  expect(await ctx.db.$count(posts, eq(posts.created_by, grower.id))).toBe(0)
  const said = await held.press('Publicar', { week_said: 'true' })
  expect(said.toast).toBe('Publicado.')
  const seen = await page(said.location ?? '')
  expect(seen.text).toContain('reguei 1 vez.')
  expect(seen.html).not.toContain('Aurora')
  expect((await page(`/cultivo/planta/${plant.slug}`)).status).toBe(404)
})

test('who does not tend the plant finds neither its week nor the way to it', async ({ ctx, page, contextOf }) => {
  const { plant } = await aWeek(ctx, contextOf, false)
  const hidden = await aWeek(ctx, contextOf, true)
  const other = await aUser(ctx)
  expect((await page(`/cultivo/planta/${plant.slug}`, other)).text).not.toContain('Resumo da semana')
  expect((await page(`/cultivo/planta/${plant.slug}/semana`, other)).status).toBe(403)
  expect((await page(`/cultivo/planta/${hidden.plant.slug}/semana`, other)).status).toBe(404)
  expect((await page(`/postagem/nova?plant_id=${hidden.plant.id}&semana=2026-11-21`, other)).status).toBe(404)
})
