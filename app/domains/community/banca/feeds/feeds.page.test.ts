import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { countHashtags } from '../hashtags/hashtags.actions.ts'
import { rankLiked } from '../liked/rank-liked.actions.ts'
import { aPost } from '../posts/posts.factory.ts'

test('without scripts a feed is read in pages, each post once', async ({ ctx, page }) => {
  const made = []
  for (let i = 0; i < 25; i++) made.push((await aPost(ctx, { text: `Post número ${i}.` })).slug)
  const slugsOf = (links: string[]) => new Set(links.filter((href) => /^\/postagem\/[^#]+$/.test(href)))
  const first = await page('/banca')
  const next = await first.click('Mais posts')
  const [one, two] = [slugsOf(first.links()), slugsOf(next.links())]
  expect([one.size, two.size]).toEqual([20, 5])
  expect(new Set([...one, ...two]).size).toBe(made.length)
  expect(next.text).toContain('Você viu tudo.')
})

test('the banca of who is signed out is what is hot, under its own title; who is signed in reads whom they follow', async ({
  ctx,
  page,
}) => {
  await aPost(ctx, { text: 'Primeira flor.' })
  const visitors = await page('/banca')
  expect(visitors).toMatchObject({ status: 200, heading: 'Explorar', title: 'Explorar - Grower' })
  expect(visitors.textOf('nav[aria-label=Banca] [aria-current]')).toBe('Explorar')
  expect(visitors.text).toContain('Primeira flor.')
  expect(visitors.text).not.toMatch(/Seguindo|você segue/)
  expect((await page('/banca', await aUser(ctx))).text).toContain('você segue')
})

test('the filter of a phase and its week is in the address', async ({ ctx, page }) => {
  const floracao = await cycleId(ctx, 'floracao')
  await aPost(ctx, { text: 'Quinta semana!', plant_cycle_id: floracao, cycle_day: 30 })
  await aPost(ctx, { text: 'Outra coisa.' })
  const phase = await (await page('/banca/novo-feed')).click('Floração')
  const week = await phase.click('Semana 5')
  expect(week.text).toContain('Quinta semana!')
  expect(week.text).not.toContain('Outra coisa.')
  expect((await phase.click('Semana 2')).text).toContain('Nenhum post desta fase ainda.')
})

test('every page of the banca opens, empty and for a visitor; those of members ask to sign in', async ({
  ctx,
  page,
}) => {
  const open =
    'novo-feed explorar high-lights atualizacoes-de-cultivo conteudo-pago mais-curtidas mais-curtidas/espacos mais-curtidas/planos mais-curtidas/plantas mais-curtidas/posts pessoas cultivos/espacos cultivos/planos cultivos/plantas'
  for (const path of open.split(' ')) expect(await page(`/banca/${path}`), path).toMatchObject({ status: 200 })
  const closed = 'alunos-curso membros-da-consultoria salves salves/espacos salves/planos salves/plantas'
  const ana = await aUser(ctx)
  for (const path of closed.split(' ')) {
    expect((await page(`/banca/${path}`)).location, path).toContain('/auth/login')
    expect(await page(`/banca/${path}`, ana), path).toMatchObject({ status: 200 })
  }
})

test('explore, the rankings and a hashtag show what the community did', async ({ ctx, page, as }) => {
  const ana = await aUser(ctx, { nickname: 'ana', discoverable: true })
  const bia = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: ana.id, private: false, name: 'Aurora' })
  const photo = await aPhoto(ctx, { created_by: ana.id })
  const hers = await as(ana)
  const shot = await hers.banca.posts.create({ text: 'Hoje teve #poda.', photo_ids: [photo.id] })
  const his = await as(bia)
  await his.social.saves.save({ plant_id: plant.id })
  await (await as(await aUser(ctx))).social.saves.save({ user_id: ana.id })
  await countHashtags(ctx)
  await rankLiked(ctx)
  const explore = await page('/banca/explorar', bia)
  expect(explore.text).toContain('#poda')
  expect(explore.text).toContain('1 seguidor')
  expect(explore.$(`ul[aria-label='Fotos em alta'] a[href='/postagem/${shot.slug}'] img`)).toHaveLength(1)
  expect((await page('/banca/mais-curtidas/plantas')).text).toContain('1º')
  const hashtag = await explore.click('#poda')
  expect(hashtag.heading).toBe('#poda')
  expect(hashtag.text).toContain('Hoje teve #poda.')
  expect((await page('/banca/hashtag/Poda')).location).toBe('/banca/hashtag/poda')
  expect((await page('/banca/hashtag/ninguem')).status).toBe(404)
  expect((await page('/perfil/ana/posts')).text).toContain('Hoje teve #poda.')
})

test('staff curates a hashtag on its own page', async ({ ctx, page }) => {
  await aPost(ctx, { text: '#golpe' })
  await countHashtags(ctx)
  const staff = await aUser(ctx, { user_type: 'admin' })
  const shown = await page('/banca/hashtag/golpe', staff)
  const saved = await shown.press('Salvar', { listable: 'false', trendable: 'false' })
  expect(saved.toast).toBe('A hashtag foi revista.')
  expect((await page('/banca/explorar')).text).not.toContain('#golpe')
  expect((await page('/banca/hashtag/golpe')).text).not.toContain('Curadoria')
})

test('who saved nothing of a kind is led to where there is some', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  for (const [at, to] of [
    ['/banca/salves/plantas', '/banca/cultivos/plantas'],
    ['/banca/salves/espacos', '/banca/cultivos/espacos'],
    ['/banca/salves/planos', '/banca/cultivos/planos'],
    ['/loja/salvos', '/loja'],
  ]) {
    const shown = await page(at ?? '', user)
    expect(shown.$('main .dotted a').attr('href')).toBe(to)
    expect((await page(to ?? '', user)).status).toBe(200)
  }
})
