import { aPost } from '#domains/community/banca/posts/posts.factory.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('from a profile somebody is muted and heard again, and the toast takes it back', async ({ ctx, page }) => {
  const [reader, person] = [await aUser(ctx), await aUser(ctx, { nickname: 'rui.verde' })]
  const address = `/perfil/${person.nickname}`
  const muted = await (await page(address, reader)).press('Silenciar')
  expect([muted.location, muted.toast]).toEqual([address, 'Silenciado. A pessoa não fica sabendo.'])
  const after = await muted.follow()
  expect(after.status).toBe(200)
  const heard = await after.press('Ouvir de novo')
  expect([heard.location, heard.toast]).toEqual([address, 'Você volta a ver os posts dessa pessoa.'])
  expect((await heard.follow()).$('main button:contains("Ouvir de novo")')).toHaveLength(0)
})

test('from a profile somebody is blocked: then it is 404 for both, until the block is undone', async ({
  ctx,
  page,
}) => {
  const [reader, person] = [await aUser(ctx), await aUser(ctx, { nickname: 'rui.verde' })]
  const blocked = await (await page('/perfil/rui.verde', reader)).press('Bloquear')
  expect(blocked.location).toBe('/perfil/bloqueios')
  const list = await blocked.follow()
  expect(list.text).toContain('rui.verde')
  expect((await page('/perfil/rui.verde', reader)).status).toBe(404)
  expect((await page(`/perfil/${reader.nickname}`, person)).status).toBe(404)
  expect((await list.press('Desbloquear')).toast).toBe('Desbloqueado.')
  expect((await page('/perfil/rui.verde', reader)).status).toBe(200)
})

test('from a post and from a comment too; not from one’s own, and not signed out', async ({ ctx, page, as }) => {
  const [reader, writer] = [await aUser(ctx), await aUser(ctx)]
  const post = await aPost(ctx, { created_by: writer.id })
  const address = `/postagem/${post.slug}`
  expect((await (await page(address, reader)).press('Silenciar')).location).toBe(address)
  const opened = await page(address, reader)
  expect((await opened.press('Ouvir de novo')).location).toBe(address)
  expect((await (await page(address, reader)).press('Bloquear')).location).toBe('/perfil/bloqueios')
  for (const who of [writer, undefined]) {
    const seen = await page(address, who)
    expect(seen.$('main button:contains("Silenciar"), main button:contains("Bloquear")')).toHaveLength(0)
  }
  const plant = await aPlant(ctx, { private: false })
  const other = await aUser(ctx)
  await (await as(other)).social.comments.post({ plant_id: plant.id, text: 'Bonita.' })
  const comments = `/cultivo/planta/${plant.slug}/comentarios`
  expect((await (await page(comments, reader)).press('Silenciar')).location).toBe(comments)
  expect((await page(comments, reader)).text).toContain('Comentário de alguém que você silenciou. Mostrar')
  expect((await page(comments, other)).$('main button:contains("Silenciar")')).toHaveLength(0)
})

test('who is kept away is found from the settings of the profile', async ({ ctx, page }) => {
  expect((await page('/perfil/editar', await aUser(ctx))).links()).toContain('/perfil/bloqueios')
})
