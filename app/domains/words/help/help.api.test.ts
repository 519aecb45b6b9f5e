import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { createContext } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { guideSlugs } from './guides/guide.kinds.ts'
import { guides } from './guides/guides.words.ts'
import { blocksOf } from './marks.model.ts'
import { firstQuestions } from './questions/first-questions.seed.ts'
import { help_votes } from './votes/help-votes.table.ts'

test('a new help centre answers at least forty questions, each once', async ({ api }) => {
  const { data, guides: listed } = await api.help.questions.list({})
  expect(data.length).toBeGreaterThanOrEqual(40)
  expect(new Set(data.map(({ slug }) => slug)).size).toBe(data.length)
  expect(listed.map(({ slug }) => slug)).toEqual([...guideSlugs])
})

test.for([
  ['hora de regar', 'hora-de-regar'],
  ['Como sei a hora de REGAR?', 'hora-de-regar'],
  ['umidadi alta de noiti', 'umidade-alta-de-noite'],
  ['esqeci a senha', 'esqueci-a-senha'],
  ['folhas amarelando', 'folha-amarela'],
  ['robo sem contacto', 'robo-sem-contato'],
  ['exportar o diário', 'exportar-cultivo'],
])("'%s' finds %s, whatever the accents and slips", async ([search, slug], { api }) => {
  const { data } = await api.help.questions.list({ search })
  expect(data.slice(0, 3).map((one) => one.slug)).toContain(slug)
})

test.for([
  ['como planto', 'por-onde-comecar'],
  ['mudar meu email', 'trocar-email'],
  ['trocar imeil', 'trocar-email'],
  ['trocar e-mail', 'trocar-email'],
  ['whatsapp', 'avisos-por-whatsapp'],
  ['notificação', 'escolher-notificacoes'],
  ['notificações', 'escolher-notificacoes'],
  ['apelido', 'mudar-apelido'],
  ['fungo', 'fungo-ou-mofo'],
  ['mofo', 'fungo-ou-mofo'],
  ['fungo nas folias', 'fungo-ou-mofo'],
  ['excluir conta', 'apagar-conta'],
  ['planta murcha', 'planta-murcha'],
  ['ta murcha', 'planta-murcha'],
  ['quanto custa o robo', 'quanto-custa-o-ganza'],
  ['quando colher tricomas', 'hora-de-colher'],
  ['tricoma ta leitoso posso colher?', 'hora-de-colher'],
  ['minha plamta ta com as folia amarelano e caino', 'folha-amarela'],
  ['manxa branca na fôia', 'fungo-ou-mofo'],
  ['bixinho preto na terra', 'praga'],
])("'%s' finds %s first, here and in /busca", async ([search, slug], { api }) => {
  expect((await api.help.questions.list({ search })).data[0]?.slug).toBe(slug)
  const { data } = (await api.banca.search.everything({ search, kind: 'help' })).help
  expect(data.find(({ id }) => id > 0)?.url).toBe(`/duvidas/${slug}`)
})

test.for([
  ['fungo', 'funciona-sem-robo'],
  ['fungo', 'fila-da-turma'],
  ['mudar meu email', 'mudar-fase'],
  ['mudar meu email', 'como-voto'],
  ['trocar imeil', 'como-voto'],
  ['trocar imeil', 'esqueci-a-senha'],
  ['excluir conta', 'o-que-e-vpd'],
  ['notificação', 'duas-etapas'],
])("'%s' does not find %s", async ([search, slug], { api }) => {
  expect((await api.help.questions.list({ search })).data.map((one) => one.slug)).not.toContain(slug)
})

test('of words that no question has together it finds those that have one, and says so', async ({ api }) => {
  const search = async (typed: string) => {
    const { data, partial } = await api.help.questions.list({ search: typed })
    return [data[0]?.slug, partial]
  }
  expect(await search('senha xilofone jabuticaba trombone fagote clarinete pandeiro')).toEqual([
    'esqueci-a-senha',
    true,
  ])
  expect(await search('esqueci a senha')).toEqual(['esqueci-a-senha', false])
  const { help } = await api.banca.search.everything({
    search: 'senha xilofone jabuticaba trombone fagote clarinete pandeiro',
  })
  expect(help.data.map(({ url }) => url)).toContain('/duvidas/esqueci-a-senha')
})

test('nothing like it finds nothing, and a hidden one is nowhere', async ({ ctx, as, api }) => {
  expect((await api.help.questions.list({ search: 'xilofone zzz' })).data).toEqual([])
  // Of one stem with 'pode', which stands in many a title.
  expect((await api.help.questions.list({ search: 'podando jabuticabeir' })).data).toEqual([])
  const staff = (await as(await aStaffMember(ctx, ['help.manage']))).help.staffQuestions
  const row = (await staff.list({ search: 'hora de regar' })).data[0]
  if (!row) throw new Error('no question')
  await staff.update({ ...row, active: false, opened: {} })
  expect((await api.help.questions.list({})).data.map(({ slug }) => slug)).not.toContain('hora-de-regar')
  await expect(api.help.questions.show({ slug: 'hora-de-regar' })).rejects.toMatchObject({ status: 404 })
  await expect(api.help.votes.send({ slug: 'hora-de-regar', helped: true })).rejects.toMatchObject({ status: 404 })
  expect(
    (await api.banca.search.everything({ search: 'hora de regar' })).help.data.map(({ url }) => url),
  ).not.toContain('/duvidas/hora-de-regar')
})

test('/busca finds questions and guides', async ({ api }) => {
  const { help } = await api.banca.search.everything({ search: 'colheita' })
  expect(help.data[0]).toMatchObject({ url: '/duvidas/do-zero-a-colheita' })
  expect(help.total).toBeGreaterThanOrEqual(help.data.length)
  const found = await api.banca.search.everything({ search: 'hora de regar', kind: 'help' })
  expect(found.help.data.map(({ url }) => url)).toContain('/duvidas/hora-de-regar')
})

test('whether it helped counts once for a person and once for a visitor, and staff read it', async ({
  ctx,
  as,
  api,
}) => {
  const user = await aUser(ctx)
  for (const helped of [true, false]) await (await as(user)).help.votes.send({ slug: 'hora-de-regar', helped })
  for (const helped of [false, true]) await api.help.votes.send({ slug: 'hora-de-regar', helped })
  const other = createContext({ ...ctx, request: { ...ctx.request, ip: '203.0.113.9' } })
  await testClient(other).help.votes.send({ slug: 'hora-de-regar', helped: true })
  await api.help.votes.send({ slug: 'aplicativo-ganza', helped: false })
  expect(await ctx.db.$count(help_votes)).toBe(4)
  await expect(api.help.votes.list({})).rejects.toMatchObject({ status: 401 })
  await expect((await as(user)).help.votes.list({})).rejects.toMatchObject({ status: 403 })
  const { votes } = (await as(await aStaffMember(ctx, ['help.manage']))).help
  expect((await votes.list({ order_by: 'yes' })).data).toMatchObject([
    { slug: 'hora-de-regar', yes: 2, no: 1 },
    { slug: 'aplicativo-ganza', title: guides['aplicativo-ganza'].title, yes: 0, no: 1 },
  ])
  expect((await votes.list({ search: 'aplicativo' })).total).toBe(1)
})

test('no text leads to a page that is none', async ({ page }) => {
  const texts = [
    ...firstQuestions.map(([, , , answer]) => answer),
    ...Object.values(guides).flatMap(({ sections }) => sections.map(({ text }) => text)),
  ]
  const parts = texts.flatMap(blocksOf).flatMap((block) => (block.kind === 'list' ? block.entries.flat() : block.parts))
  const addresses = new Set(parts.flatMap(({ to }) => (to?.startsWith('/') ? [to.split('#')[0] as string] : [])))
  expect(addresses.size).toBeGreaterThan(20)
  for (const address of addresses) expect([address, (await page(address)).status]).not.toEqual([address, 404])
})

test('what was missing stays with the no, and goes with a yes', async ({ ctx, as, api }) => {
  const mine = (await as(await aUser(ctx))).help.votes
  const slug = 'hora-de-regar'
  expect(await mine.send({ slug, helped: false, missing: ' O frio. ' })).toEqual({ helped: false, told: true })
  expect(await mine.send({ slug, helped: false })).toEqual({ helped: false, told: true })
  await api.help.votes.send({ slug, helped: false, missing: 'O peso.' })
  const staff = (await as(await aStaffMember(ctx, ['help.manage']))).help.votes
  const missing = async () => (await staff.list({})).data.find((one) => one.slug === slug)?.missing
  expect(await missing()).toEqual(['O peso.', 'O frio.'])
  expect(await mine.send({ slug, helped: true, missing: 'O frio.' })).toEqual({ helped: true, told: false })
  expect(await missing()).toEqual(['O peso.'])
  await expect(mine.send({ slug, helped: false, missing: 'a'.repeat(201) })).rejects.toMatchObject({ status: 422 })
})
