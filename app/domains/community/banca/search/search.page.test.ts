import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { countHashtags } from '../hashtags/hashtags.actions.ts'
import { aPost } from '../posts/posts.factory.ts'
import { keepWords } from './keep-words.actions.ts'

test('without a search the page says what can be found, and what is talked about', async ({ ctx, page }) => {
  await aPost(ctx, { text: '#Floração' })
  await countHashtags(ctx)
  const start = await page('/busca')
  expect(start).toMatchObject({ status: 200, heading: 'Busca' })
  expect(start.text).toContain('O que dá para achar')
  expect(start.links()).toContain('/banca/hashtag/floracao')
  expect(start.html).not.toContain('noindex')
})

test('the form finds the best of each kind; a tab shows one, page by page', async ({ ctx, page }) => {
  const { id: created_by } = await aUser(ctx, { nickname: 'podador', discoverable: true })
  for (let i = 0; i < 25; i++) await aPost(ctx, { created_by, text: `Poda número ${i}` })
  const plant = await aPlant(ctx, { created_by, name: 'Poda Rosa', private: false })
  const all = await (await page('/busca')).press('Buscar', { search: 'poda' })
  expect(all.title).toContain('Busca: poda')
  expect(all.html).toContain('noindex')
  expect(all.value('search')).toBe('poda')
  expect(all.$('mark').first().text()).toBe('Poda')
  expect(all.$('h2').text()).toContain('Plantas')
  expect(all.links()).toEqual(expect.arrayContaining([`/cultivo/planta/${plant.slug}`, '/perfil/podador']))
  expect(all.textOf('output')).toContain('27 resultados para poda.')
  expect(all.$('#achados-posts').closest('section').find('li')).toHaveLength(4)
  const posts = await all.click('Ver mais em Posts')
  expect(posts.$('li mark')).toHaveLength(20)
  const last = await posts.open('/busca?search=poda&kind=posts&page=2')
  expect(last.$('li mark')).toHaveLength(5)
  expect(last.value('kind')).toBe('posts')
})

test('what was probably meant is shown at once, and said; when nothing is found the page says so', async ({
  ctx,
  page,
}) => {
  for (let i = 0; i < 2; i++) await aPost(ctx, { text: 'Germinação' })
  await keepWords(ctx)
  const meant = await page('/busca?search=germinasao')
  expect(meant.text).toContain('Mostrando resultados para “germinação”.')
  expect(meant.$('mark').text()).toBe('GerminaçãoGerminação')
  expect((await meant.click('germinação')).$('mark').text()).toBe('GerminaçãoGerminação')
  expect((await page('/busca?search=zzzzqqq')).text).toContain('Não achamos nada com “zzzzqqq”.')
  expect((await page('/busca?search=zzzzqqq')).text).not.toContain('Você quis dizer')
})

test('what somebody wrote is shown as they wrote it', async ({ ctx, page }) => {
  await aPost(ctx, { text: 'Poda <b>forte</b> & "rasa"' })
  const found = await page('/busca?search=poda')
  expect(found.text).toContain('Poda <b>forte</b> & "rasa"')
})

test('an address with q is that search', async ({ page }) => {
  expect((await page('/busca?q=poda+apical')).location).toBe('/busca?search=poda+apical')
})

test('a search that can not be is one that finds nothing', async ({ page }) => {
  for (const query of [
    '?search=%26%7C!%3A*',
    '?search=%22',
    '?search=poda&kind=segredos',
    '?search=poda&page=x',
    '?search=a',
  ])
    expect((await page(`/busca${query}`)).status).toBe(200)
})

test('who searches without end keeps the page and what they typed', async ({ ctx, as, page }) => {
  const ana = await aUser(ctx)
  const hers = await as(ana)
  for (let i = 0; i < 120; i++) await hers.banca.search.everything({ search: 'zz' })
  const refused = await page('/busca?search=poda', ana)
  expect(refused.status).toBe(429)
  expect(refused.text).toContain('Você buscou muitas vezes seguidas.')
  expect(refused.value('search')).toBe('poda')
})

test('what is called exactly so comes first, and kinds without a hit are not offered', async ({ ctx, page }) => {
  const { id: created_by } = await aUser(ctx, { nickname: 'estufa' })
  await aPlant(ctx, { created_by, name: 'Rosa da Vila', private: false })
  await aSpace(ctx, { created_by, name: 'Estufa da Vila', private: false })
  const found = await page('/busca?search=estufa+da+vila')
  expect(found.$('main h2').first().text()).toBe('Espaços')
  const chips = found.$('[aria-label="O que buscar"] a')
  expect(chips.map((_, chip) => found.$(chip).text().trim()).get()).toEqual(['Tudo', 'Espaços 1', 'Plantas 1'])
})
