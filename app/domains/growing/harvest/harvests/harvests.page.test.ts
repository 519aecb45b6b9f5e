import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('a plant that was not harvested says how its weights come here', async ({ ctx, page }) => {
  const plant = await aPlant(ctx, { private: false, name: 'Aurora' })
  const address = `/cultivo/planta/${plant.slug}/colheita`
  const shown = await page(address)
  expect(shown).toMatchObject({ status: 200, heading: 'Colheita de Aurora' })
  expect(shown.text).toContain('Ainda não há pesos anotados.')
  const hidden = await aPlant(ctx)
  expect((await page(`/cultivo/planta/${hidden.slug}/colheita`, await aUser(ctx))).status).toBe(404)
})

test('weights are shown; what is to be reckoned with stays in the address, and wrong is said beside its field', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const cut = { status: 'colhida', ended_on: '2026-11-01', wet_g: 412, dry_g: 98.5 } as const
  const plant = await aPlant(ctx, { created_by: grower.id, private: false, name: 'Aurora', ...cut })
  const shown = await page(`/cultivo/planta/${plant.slug}/colheita`, grower)
  for (const words of ['412 g', '98,5 g']) expect(shown.text).toContain(words)
  for (const name of ['g/kWh', 'R$/g'])
    expect(shown.$(`button[aria-label="O que é isso? ${name}"]`).length, name).toBe(1)
  const refused = await shown.press('Calcular', { fresh_water: '120', tariff: '0,95' })
  expect(refused.status).toBe(422)
  expect(refused.error('fresh_water')).toBe('Escreva um valor de 0 a 99.')
  expect([refused.value('fresh_water'), refused.value('tariff')]).toEqual(['120', '0,95'])
  const reckoned = await refused.press('Calcular', { fresh_water: '80' })
  expect(reckoned.status).toBe(200)
  expect((await page(`/cultivo/planta/${plant.slug}`)).text).toContain('24 % do úmido')
})
