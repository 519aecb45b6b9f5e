import { aPost } from '#domains/community/banca/posts/posts.factory.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('what everybody may see can be cited, by its address', async ({ ctx, as }) => {
  const ana = await aUser(ctx, { nickname: 'ana' })
  const plant = await aPlant(ctx, { created_by: ana.id, private: false, name: 'Lua' })
  const space = await aSpace(ctx, { created_by: ana.id, private: false, name: 'Tenda' })
  const post = await aPost(ctx, { created_by: ana.id, text: 'Primeira flora.' })
  const api = await as(await aUser(ctx))
  const ask = (address: string) => api.richText.embeds.ask({ address })
  expect(await ask(`/cultivo/planta/${plant.slug}`)).toMatchObject({
    ...{ kind: 'plant', path: plant.slug },
    embed: { title: 'Lua', url: `/cultivo/planta/${plant.slug}`, tag: `plant:${plant.id}` },
  })
  expect((await ask(`/cultivo/espaco/${space.slug}`)).embed).toMatchObject({ kind: 'chart', title: 'Clima de Tenda' })
  expect((await ask(`/postagem/${post.slug}`)).embed.lines).toEqual(['Primeira flora.'])
  const told = await aPost(ctx, { created_by: ana.id, text: 'Já abriu.', plant_id: plant.id })
  expect((await ask(`/postagem/${told.slug}`)).embed.lines).toEqual(['Já abriu.', 'Lua'])
})

test('what is private, for few or of no kind is refused beside its field, to its owner too', async ({ ctx, as }) => {
  const ana = await aUser(ctx)
  const hers = await as(ana)
  const plant = await aPlant(ctx, { created_by: ana.id, private: true })
  const few = await aPost(ctx, { created_by: ana.id, available_by: 'seguidores' })
  const paid = await aPost(ctx, { created_by: ana.id, available_by: 'pago', teaser: 'Chamada' })
  for (const address of [
    `/cultivo/planta/${plant.slug}`,
    `/postagem/${few.slug}`,
    `/postagem/${paid.slug}`,
    '/cultivo/planta/nada',
    '/perfil/ana',
  ])
    await expect(hers.richText.embeds.ask({ address })).rejects.toMatchObject({
      status: 422,
      data: { errors: { address: [expect.any(String)] } },
    })
})

test('who was blocked finds nothing of the other in a text, as nowhere else', async ({ ctx, as }) => {
  const [ana, bia] = [await aUser(ctx), await aUser(ctx)]
  const plant = await aPlant(ctx, { created_by: ana.id, private: false })
  const address = `/cultivo/planta/${plant.slug}`
  expect((await (await as(bia)).richText.embeds.ask({ address })).embed.title).toBe(plant.name)
  await (await as(ana)).social.blocks.block({ user_id: bia.id, blocked: true })
  await expect((await as(bia)).richText.embeds.ask({ address })).rejects.toMatchObject({ status: 422 })
})
