import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('a plant and a piece that are added from a space stand in it', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Tenda' })
  const shown = await page(`/cultivo/espaco/${space.slug}`, grower)
  expect(shown.links()).toContain(`/cultivo/add-planta?espaco=${space.id}`)
  const plant = await page(`/cultivo/add-planta?espaco=${space.id}`, grower)
  expect(plant.value('space_id')).toBe(String(space.id))
  const types = await page(`/cultivo/itens?novo=&espaco=${space.slug}`, grower)
  const lamp = types.links().find((link) => link.includes('novo=') && link.includes(`espaco=${space.slug}`)) ?? ''
  const made = await (await page(lamp, grower)).press('Adicionar equipamento', {
    ...{ 'specs.technology': 'led', 'specs.watts': '240' },
  })
  expect(made.toast).toContain('está em Tenda.')
  expect(made.location).toBe(`/cultivo/espaco/${space.slug}`)
})

test("under another's nickname the forms are the site's page of what is not there", async ({ ctx, page }) => {
  const [me, other] = [await aUser(ctx), await aUser(ctx)]
  const mine = await page(`/cultivo/${me.nickname}/add-planta`, me)
  expect(mine.location).toBe('/cultivo/add-planta')
  const theirs = await page(`/cultivo/${other.nickname}/add-planta`, me)
  expect(theirs.status).toBe(404)
  expect(theirs.heading).not.toBe('')
})
