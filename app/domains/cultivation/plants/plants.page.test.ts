import { aUser } from '#domains/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPlant, cycleId } from './plants.factory.ts'

test('a public plant is a page for everybody; a private one is no page, but for its grower', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const open = await aPlant(ctx, { private: false, name: 'Aurora' })
  const shown = await page(`/cultivo/planta/${open.slug}`)
  expect(shown).toMatchObject({ status: 200, heading: 'Aurora' })
  expect(shown.title).toContain('Aurora')
  const hidden = await aPlant(ctx, { private: true, name: 'Segredo', created_by: grower.id })
  for (const viewer of [undefined, await aUser(ctx)])
    expect(await page(`/cultivo/planta/${hidden.slug}`, viewer)).toMatchObject({ status: 404 })
  expect((await page(`/cultivo/planta/${hidden.slug}`, grower)).heading).toBe('Segredo')
})

test('a plant is created by its form; what is wrong is said beside its field, and nothing typed is lost', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const form = await page('/cultivo/add-planta', grower)
  const plant_cycle_id = String(await cycleId(ctx, 'vegetativo'))
  const refused = await form.press('Criar planta', { name: '', description: 'do clone da Ana', plant_cycle_id })
  expect(refused.status).toBe(422)
  expect(refused.error('name')).not.toBe('')
  expect(refused.value('description')).toBe('do clone da Ana')
  const made = await refused.press('Criar planta', { name: 'Lua' })
  expect(made.location).toMatch(/^\/cultivo\/planta\/lua/)
  expect((await made.follow()).heading).toBe('Lua')
})
