import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPost } from './posts.factory.ts'

test('a post is published by its form; what is wrong is said beside its field, and nothing typed is lost', async ({
  ctx,
  page,
}) => {
  const ana = await aUser(ctx)
  const aurora = await aPlant(ctx, { created_by: ana.id, name: 'Aurora' })
  const form = await page('/postagem/nova', ana)
  expect(form.heading).toBe('Novo post')
  expect(form.text).toContain('Aurora (privada)')
  expect(form.text).toContain('Quem pode ver: todos')
  const empty = await form.press('Publicar', { text: ' ' })
  expect(empty.status).toBe(422)
  expect(empty.error('text')).toBe('Escreva algo, ou escolha uma foto ou um vídeo.')
  expect(empty.$('details[open]')).toHaveLength(0)
  const made = await form.press('Publicar', {
    text: 'Primeira flora.\n#floração',
    plant_id: String(aurora.id),
  })
  expect(made.toast).toBe('Publicado.')
  const shown = await made.follow()
  expect(shown.text).toContain('Primeira flora.')
  expect(shown.links()).toContain('/banca/hashtag/floracao')
  const undone = await page(
    shown
      .$('link[rel=canonical]')
      .attr('href')
      ?.replace(/^https?:\/\/[^/]+/, '') ?? '',
    ana,
  )
  expect(undone.status).toBe(200)
})

test('one line says of what a post tells and who reads it; what is wrong below it opens it', async ({ ctx, page }) => {
  const ana = await aUser(ctx)
  const { id } = await aPlant(ctx, { created_by: ana.id, name: 'Aurora', private: false })
  const form = await page(`/postagem/nova?plant_id=${id}&available_by=seguidores`, ana)
  expect(form.$('summary').text()).toContain('Quem pode ver: seguidores')
  expect(form.$('[name=plant_id]:checked').attr('value')).toBe(String(id))
  const wrong = await form.press('Publicar', { text: 'Oi', available_by: 'todos', plant_id: '999999' })
  expect(wrong.status).toBe(422)
  expect(wrong.error('plant_id')).not.toBe('')
  expect(wrong.$('summary').text()).toContain('Quem pode ver: todos')
  const none = await form.press('Publicar', { text: 'Oi', available_by: 'ninguém' })
  expect([none.status, none.error('available_by')]).toEqual([422, 'Escolha quem pode ler.'])
})

test('of many plants eight stand to tap, the last touched first; another is chosen from the list', async ({
  ctx,
  page,
  as,
}) => {
  const ana = await aUser(ctx)
  const plants = []
  for (let i = 0; i < 10; i++) plants.push(await aPlant(ctx, { created_by: ana.id, name: `Planta ${i}` }))
  const [oldest] = plants
  await (await as(ana)).journal.updates.post({ id_or_slug: oldest?.slug ?? '', text: 'Cresceu.' })
  const form = await page('/postagem/nova', ana)
  const taps = form.$('[type=radio][name=plant_id]')
  expect([taps.length, taps.eq(1).attr('value')]).toEqual([9, String(oldest?.id)])
  const other = form.choice('other_plant_id', 'Planta 1 (privada)')
  const made = await form.press('Publicar', { text: 'Da outra.', plant_id: '', other_plant_id: other })
  const [post] = (await (await as(ana)).banca.posts.list({ user: ana.nickname })).data
  expect([made.toast, String(post?.plant?.id)]).toEqual(['Publicado.', other])
})

test('a name leads to its profile; a name of nobody, or of who is not to be seen, is text', async ({ ctx, page }) => {
  await aUser(ctx, { nickname: 'flora' })
  await aUser(ctx, { nickname: 'sumida', hidden_at: ctx.now() })
  const { slug } = await aPost(ctx, { text: 'Com @Flora, @sumida e @ninguem.' })
  const shown = await page(`/postagem/${slug}`)
  expect(shown.text).toContain('Com @Flora, @sumida e @ninguem.')
  expect(shown.links().filter((to) => /sumida|ninguem|flora/i.test(to))).toEqual(['/perfil/Flora'])
})

test('the menu of a post: edit, pin, delete and bring back, each with plain forms', async ({ ctx, page }) => {
  const ana = await aUser(ctx)
  const post = await aPost(ctx, { created_by: ana.id, text: 'Antes da edição' })
  const address = `/postagem/${post.slug}`
  const edit = await page(`${address}/editar`, ana)
  expect(edit.$('[name=text]').text()).toBe('Antes da edição')
  const saved = await edit.press('Salvar', { text: 'Depois da edição' })
  expect(saved.toast).toBe('Post atualizado.')
  const shown = await saved.follow()
  expect(shown.text).toContain('Depois da edição')
  expect(shown.textOf('details')).toContain('Antes da edição')
  expect((await shown.press('Fixar no perfil')).toast).toBe('Fixado no seu perfil.')
  const gone = await shown.press('Apagar')
  expect(gone).toMatchObject({ location: '/banca', toast: 'O post foi apagado.' })
  expect((await page(address, ana)).status).toBe(404)
  const back = await (await gone.follow()).press('Desfazer')
  expect(back.toast).toBe('O post voltou.')
  expect((await page(address)).status).toBe(200)
})

test('one comments below a post; what leads to its comments leads there', async ({ ctx, page }) => {
  const post = await aPost(ctx)
  const bia = await aUser(ctx)
  const shown = await page(`/postagem/${post.slug}`, bia)
  expect((await shown.press('Comentar', { text: 'Que linda!' })).toast).toBe('Comentário publicado.')
  expect((await page(`/postagem/${post.slug}`)).text).toContain('Que linda!')
  expect((await page('/banca')).text).toContain(`${bia.nickname} Que linda!`)
  expect(await page(`/postagem/${post.slug}/comentarios`)).toMatchObject({
    status: 302,
    location: `/postagem/${post.slug}#comentarios`,
  })
})

test('paid content: everybody reads the teaser, nobody else the rest', async ({ ctx, page }) => {
  const post = await aPost(ctx, { available_by: 'pago', teaser: 'A minha receita de solo', text: 'Turfa e húmus' })
  const shown = await page(`/postagem/${post.slug}`)
  expect(shown.text).toContain('A minha receita de solo')
  expect(shown.text).toContain('O resto deste post é para quem tem acesso')
  expect(shown.html).not.toContain('Turfa')
})

test('of others one edits nothing; what is not for one is not there', async ({ ctx, page }) => {
  const post = await aPost(ctx)
  const closed = await aPost(ctx, { available_by: 'seguidores' })
  const bia = await aUser(ctx)
  expect((await page(`/postagem/${post.slug}/editar`, bia)).status).toBe(404)
  expect((await page(`/postagem/${closed.slug}`, bia)).status).toBe(404)
  expect((await page(`/postagem/${closed.slug}/imagem.png`, bia)).status).toBe(404)
  expect((await page(`/postagem/${post.id}`)).location).toBe(`/postagem/${post.slug}`)
})

test('an old tab shows a post to nobody for whom it was not written meanwhile', async ({ ctx, page, api }) => {
  const ana = await aUser(ctx)
  const post = await aPost(ctx, { created_by: ana.id, text: 'Segunda flora' })
  const edit = () => page(`/postagem/${post.slug}/editar`, ana)
  const [phone, desk] = [await edit(), await edit()]
  await phone.press('Salvar', { available_by: 'seguidores' })
  expect((await desk.press('Salvar', { text: 'Terceira flora' })).toast).toBe('Post atualizado.')
  await expect(api.banca.posts.show({ id: post.slug })).rejects.toMatchObject({ status: 404 })
  expect((await edit()).$('[name=text]').text()).toBe('Terceira flora')
})

test('photos may be published without a word about each', async ({ ctx, as, page }) => {
  const ana = await aUser(ctx)
  const photos = [await aPhoto(ctx, { created_by: ana.id }), await aPhoto(ctx, { created_by: ana.id })]
  const photo_ids = photos.map(({ id }) => id)
  const post = await (await as(ana)).banca.posts.create({ text: 'Duas fotos', photo_ids })
  const edit = await page(`/postagem/${post.slug}/editar`, ana)
  expect(edit.$('[name=photo_alts]').length).toBe(2)
  expect((await edit.press('Salvar', { text: 'Duas fotos, sem palavras' })).toast).toBe('Post atualizado.')
})
