import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('its grower reads when, how sure and why, and goes to the form; nobody else reads any of it', async ({
  ctx,
  as,
  page,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false })
  const address = `/cultivo/planta/${plant.slug}`
  const section = '[aria-labelledby=proxima-rega]'
  const bare = await page(address, grower)
  expect(bare.textOf(section)).toContain('Próxima rega: sem dados')
  expect(bare.textOf(section)).toContain('Anote a primeira rega dela.')
  expect(await bare.click('Registrar rega')).toMatchObject({ status: 200 })
  const { journal } = await as(grower)
  for (const day of [8, 11, 14, 17, 20])
    await journal.updates.post({
      id_or_slug: plant.slug,
      ...{
        kind: 'rega',
        measures: { volume_ml: { value: 700 } },
        happened_at: `2026-11-${String(day).padStart(2, '0')}T12:00`,
      },
    })
  const said = (await page(address, grower)).textOf(section)
  expect(said).toContain('Próxima rega: em 2 dias · bastante seguro')
  expect(said).toContain('As últimas 5 regas: 3 dias entre uma e outra.')
  expect(said).toContain('Rega igual à última')
  for (const other of [undefined, await aUser(ctx)])
    expect((await page(address, other)).text).not.toContain('Próxima rega')
})
