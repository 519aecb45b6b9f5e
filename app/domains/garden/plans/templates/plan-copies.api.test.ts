import { cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPlan } from '../plans/plans.factory.ts'

const stagesOf = async (ctx: Context) => [{ name: 'Vega', plant_cycle_id: await cycleId(ctx, 'vegetativo'), days: 30 }]

test('a plan is saved as a template without dates, and only by its grower', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const { plans } = await as(grower)
  const { slug } = await aPlan(ctx, { created_by: grower.id, name: 'Corrida', starts_on: '2026-11-01' })
  const template = await plans.saveAsTemplate({ slug })
  expect(template).toMatchObject({ name: 'Corrida (modelo)', template: true, starts_on: null, private: true })
  expect(template.copied_from?.slug).toBe(slug)
  await expect(plans.changePlants({ slug: template.slug, plant_ids: [] })).rejects.toMatchObject({ status: 409 })
  const foreign = await aPlan(ctx, { private: false })
  await expect(plans.saveAsTemplate({ slug: foreign.slug })).rejects.toMatchObject({ status: 403 })
})

test('a public plan is copied with its author named, a hidden one is not found', async ({ ctx, as }) => {
  const { plans } = await as(await aUser(ctx))
  const author = await aUser(ctx)
  const open = await aPlan(ctx, { created_by: author.id, private: false, source: 'Faixas: fulano' })
  const stages = await stagesOf(ctx)
  const copy = await plans.create({ name: 'Minha vez', stages, copied_from_id: open.id })
  expect(copy).toMatchObject({
    source: 'Faixas: fulano',
    copied_from: { slug: open.slug, user: { nickname: author.nickname } },
  })
  await (await as(author)).plans.changePrivacy({ slug: open.slug, private: true })
  expect((await plans.show({ slug: copy.slug })).copied_from).toBeNull()
  const again = plans.create({ name: 'Outra', stages, copied_from_id: open.id })
  await expect(again).rejects.toMatchObject({ status: 404 })
})

test('what comes from a template of the site names its source', async ({ ctx, as }) => {
  const { plans } = await as(await aUser(ctx))
  const stages = await stagesOf(ctx)
  const made = await plans.create({ name: 'Do site', stages, model: 'fotoperiodo-coco' })
  expect(made.source).toMatch(/^Modelo do site: Fotoperíodo no coco\. .*420growhelp\.com/)
  await expect(plans.create({ name: 'Nada', stages, model: 'inventado' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { model: ['Este modelo não existe mais.'] } },
  })
})
