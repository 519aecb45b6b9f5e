import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('the light goes to 12/12 and flowering begins with it, for whom it has not; undone, both are', async ({
  ctx,
  as,
  page,
}) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id })
  const place = { created_by: grower.id, space_id: space.id }
  const growing = await aPlant(ctx, { ...place, name: 'Cresce' })
  const drying = await aPlant(ctx, { ...place, name: 'Seca', plant_cycle_id: await cycleId(ctx, 'secagem') })
  const { plants } = (await as(grower)).garden
  const cycles = () =>
    Promise.all([growing, drying].map(async ({ slug }) => (await plants.show({ id_or_slug: slug })).plant_cycle.slug))
  const form = () => page(`/cultivo/espaco/${space.slug}/atualizacoes?tipo=virada`, grower)
  expect((await (await form()).press('Registrar', {})).toast).toBe('Atualização registrada.')
  expect(await cycles()).toEqual(['vegetativo', 'secagem'])
  const turned = await (await form()).press('Registrar', { enters_flowering: 'true' })
  expect(turned.toast).toBe('Registrado em 2 plantas.')
  expect(await cycles()).toEqual(['floracao', 'secagem'])
  await (await turned.follow()).press('Desfazer')
  expect(await cycles()).toEqual(['vegetativo', 'secagem'])
})

test('a change of phase stands in the menu of a plant, and can be undone from its page', async ({ ctx, as, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { plants } = (await as(grower)).garden
  const cycle = async () => (await plants.show({ id_or_slug: plant.slug })).plant_cycle.slug
  const shown = await page(`/cultivo/planta/${plant.slug}`, grower)
  expect(shown.$('a[href$="/atualizacoes?tipo=fase"]').length).toBe(1)
  const change = { catalogue_item_id: shown.choice('catalogue_item_id', 'Floração'), happened_at: '2026-11-01' }
  const early = await shown.press('Mudar de fase', { ...change, happened_at: '2020-01-01' })
  expect(early.error('happened_at')).toContain('começou em 01/10/2026. Escolha esse dia ou um depois.')
  const moved = await shown.press('Mudar de fase', change)
  expect(moved.toast).toContain('está em Floração.')
  expect(await cycle()).toBe('floracao')
  await (await moved.follow()).press('Desfazer')
  expect(await cycle()).toBe('vegetativo')
})
