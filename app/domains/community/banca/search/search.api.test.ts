import { saves } from '#domains/base/social/saves/saves.table.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aPlan } from '#domains/garden/plans/plans/plans.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { countStatements } from '#tests/count-statements.ts'
import { expect, test } from '#tests/fixtures.ts'
import { countHashtags } from '../hashtags/hashtags.actions.ts'
import { aPost } from '../posts/posts.factory.ts'
import { keepWords } from './keep-words.actions.ts'
import type { SearchResults } from './search.schemas.ts'

const marked = ({ posts }: SearchResults) =>
  posts.data.map(({ excerpt }) => excerpt.map(({ text, found }) => (found ? `[${text}]` : text)).join(''))

const totals = ({ correction, corrected, ...kinds }: SearchResults) =>
  Object.fromEntries(Object.entries(kinds).map(([kind, { total }]) => [kind, total]))

test('who finds what: everything that one may see, and no number of what one may not', async ({ ctx, as, api }) => {
  const owner = await aUser(ctx, { nickname: 'jararaca', discoverable: false })
  const [stranger, follower, admin] = [
    await aUser(ctx),
    await aUser(ctx),
    await aUser(ctx, { user_type: 'admin', nickname: 'chefe' }),
  ]
  await aUser(ctx, { nickname: 'jararaca_aberta', discoverable: true })
  await ctx.db.insert(saves).values({ user_id: follower.id, target: 'user', target_id: owner.id })
  const created_by = owner.id
  for (const open of [false, true]) {
    await aPlant(ctx, { created_by, name: 'Jararaca Kush', private: open })
    await aSpace(ctx, { created_by, name: 'Tenda Jararaca', private: open })
    await aPlan(ctx, { created_by, name: 'Plano Jararaca', private: open })
  }
  await aPost(ctx, { created_by, text: 'Jararaca para todos #jararaca' })
  await aPost(ctx, { created_by, text: 'Jararaca para quem segue #jararacas_secretas', available_by: 'seguidores' })
  await aPost(ctx, { created_by, text: 'Jararaca de alunos', available_by: 'alunos' })
  await aPost(ctx, { created_by, text: 'Jararaca no texto pago', teaser: 'Vem ver', available_by: 'pago' })
  await aPost(ctx, { created_by, text: 'O resto', teaser: 'Jararaca na chamada', available_by: 'pago' })
  await aPost(ctx, { created_by, text: 'Jararaca escondida', hidden_at: ctx.now() })
  await aPost(ctx, { created_by, text: 'Jararaca apagada', deleted_at: ctx.now() })
  await countHashtags(ctx)
  const find = async (reader: typeof api) => totals(await reader.banca.search.everything({ search: 'jararaca' }))
  const open = {
    product: 0,
    store: 0,
    blog: 0,
    course: 0,
    cup: 0,
    help: 0,
    posts: 2,
    people: 1,
    plants: 1,
    spaces: 1,
    plans: 1,
    hashtags: 1,
  }
  expect(await find(api)).toEqual(open)
  expect(await find(await as(stranger))).toEqual(open)
  expect(await find(await as(follower))).toEqual({ ...open, posts: 3 })
  expect(await find(await as(owner))).toEqual({ ...open, posts: 5, plants: 2, spaces: 2, plans: 2 })
  expect(await find(await as(admin))).toEqual({ ...open, posts: 5, plants: 2, spaces: 2, plans: 2 })
})

test('what is locked is never searched, not even for who may read it', async ({ ctx, as, api }) => {
  const owner = await aUser(ctx)
  await aPost(ctx, { created_by: owner.id, text: 'segredo da calda', teaser: 'A receita', available_by: 'pago' })
  for (const reader of [api, await as(owner)]) {
    expect((await reader.banca.search.everything({ search: 'segredo' })).posts.total).toBe(0)
    const found = await reader.banca.search.everything({ search: 'receita' })
    expect(marked(found)).toEqual(['A [receita]'])
  }
})

test('stems, accents, plurals, the word being typed, phrases and exclusions find posts', async ({ ctx, api }) => {
  await aPost(ctx, { text: 'Estou podando as plantas.' })
  await aPost(ctx, { text: 'As florações de julho' })
  await aPost(ctx, { text: 'Água e calmag' })
  const find = async (search: string) => marked(await api.banca.search.everything({ search }))
  expect(await find('poda')).toEqual(['Estou [podando] as plantas.'])
  expect(await find('podas da planta')).toEqual(['Estou [podando] as [plantas].'])
  expect(await find('floração')).toHaveLength(1)
  expect(await find('FLORACAO')).toHaveLength(1)
  expect(await find('agua')).toEqual(['[Água] e calmag'])
  expect(await find('calm')).toEqual(['Água e [calmag]'])
  expect(await find('água calm')).toHaveLength(1)
  expect(await find('"agua e calmag"')).toHaveLength(1)
  expect(await find('agua -calmag')).toEqual([])
  expect(await find('agua poda')).toEqual([])
})

test('a word as it was typed comes before its stem, and no other verb is found for it', async ({ ctx, api }) => {
  await aPost(ctx, { text: 'Fiz a primeira poda ontem', created_at: new Date('2026-01-01') })
  await aPost(ctx, { text: 'Dúvida entre podar ou não', created_at: new Date('2026-02-01') })
  await aPost(ctx, { text: 'Podei as de baixo', created_at: new Date('2026-01-01') })
  await aPost(ctx, { text: 'Pode secar no mesmo lugar?' })
  const find = async (search: string) => marked(await api.banca.search.everything({ search }))
  expect(await find('poda')).toEqual([
    'Fiz a primeira [poda] ontem',
    'Dúvida entre [podar] ou não',
    '[Podei] as de baixo',
  ])
  expect(await find('pode')).toEqual(['[Pode] secar no mesmo lugar?'])
  expect(await find('lugar -poda')).toEqual([])
  expect(await find('baixo -lugar')).toEqual(['Podei as de [baixo]'])
})

test('of a long text the part with the words is shown', async ({ ctx, api }) => {
  await aPost(ctx, { text: `${'Nada de novo por aqui. '.repeat(40)}A colheita foi ontem. ${'E só. '.repeat(60)}` })
  const [excerpt = ''] = marked(await api.banca.search.everything({ search: 'colheitas' }))
  expect(excerpt).toMatch(/^… .*\bA \[colheita\] foi ontem.* …$/)
  expect(excerpt.length).toBeLessThan(300)
})

test('small typos in names are forgiven', async ({ ctx, api }) => {
  await aPlant(ctx, { name: 'Gorilla Glue', private: false })
  await aPlant(ctx, { name: 'Lua', genetic_name: 'Gorilla Zkittlez', private: false })
  await aPlant(ctx, { name: 'Brisa', private: false })
  const { plants } = await api.banca.search.everything({ search: 'girrilla' })
  expect(plants.data.map(({ name }) => name).sort()).toEqual(['Gorilla Glue', 'Lua'])
  expect((await api.banca.search.everything({ search: 'gorila glu' })).plants.data[0]?.name).toBe('Gorilla Glue')
})

test('archived things are not found', async ({ ctx, api }) => {
  await aPlant(ctx, { name: 'Jatobá', private: false, archived_at: ctx.now() })
  expect((await api.banca.search.everything({ search: 'jatoba' })).plants.total).toBe(0)
})

test('words of posts that are written at least twice correct what is typed; of posts for few nothing is told', async ({
  ctx,
  api,
}) => {
  for (let i = 0; i < 2; i++) {
    await aPost(ctx, { text: 'Fertilização com húmus' })
    await aPost(ctx, { text: 'Pentagrama oculto', available_by: 'seguidores' })
  }
  await aPost(ctx, { text: 'Fertilizacao sem acento, e bokashi' })
  await keepWords(ctx)
  await keepWords(ctx)
  const meant = async (search: string) => (await api.banca.search.everything({ search })).correction
  expect(await meant('fertilisacao com umus')).toBe('fertilização com húmus')
  expect(await meant('pentagrma')).toBeNull()
  expect(await meant('bokachi')).toBeNull()
  expect(await meant('fertilização')).toBeNull()
})

test.for([
  '&|!:*',
  "' or 1=1 --",
  '"',
  '" "',
  '\\',
  '%_%',
  ':*',
  'a:*',
  '(((',
  '<->',
  'de para com',
  '-poda',
  '$1',
  '🌱🌱',
  '#',
  '@',
  'ção:* & !b',
  '\uE000',
  'aaaaaaaaaa '.repeat(9),
])('%s finds or finds nothing, and is no fault', async (search, { ctx, api }) => {
  await aPost(ctx, { text: 'poda' })
  await keepWords(ctx)
  expect(totals(await api.banca.search.everything({ search }))).toMatchObject({ plants: 0 })
})

test('of one kind all pages can be read, without repetition; the others are counted up to 100', async ({
  ctx,
  api,
}) => {
  const { id: created_by } = await aUser(ctx)
  for (let i = 0; i < 103; i++) await aPost(ctx, { created_by, text: `Colheita ${i}` })
  const all = await api.banca.search.everything({ search: 'colheita' })
  expect(all.posts).toMatchObject({ total: 100, per_page: 4, last_page: 1 })
  expect(all.posts.data).toHaveLength(4)
  const ids = new Set<number>()
  for (let page = 1; page <= 6; page++) {
    const { posts, people } = await api.banca.search.everything({ search: 'colheita', kind: 'posts', page })
    expect(posts).toMatchObject({ total: 103, current_page: page, last_page: 6 })
    expect(people.data).toEqual([])
    for (const { id } of posts.data) ids.add(id)
  }
  expect(ids.size).toBe(103)
  const other = await api.banca.search.everything({ search: 'colheita', kind: 'plants' })
  expect(other.posts).toMatchObject({ total: 100, data: [] })
})

test('new posts stand before old ones', async ({ ctx, api }) => {
  await aPost(ctx, { text: 'Colheita nova' })
  await aPost(ctx, { text: 'Colheita velha', created_at: new Date('2025-01-01') })
  expect(marked(await api.banca.search.everything({ search: 'colheita' }))).toEqual([
    '[Colheita] nova',
    '[Colheita] velha',
  ])
})

test('too short a search asks nothing; another costs a query per kind', async ({ ctx, api }) => {
  const asked = async (search: string) =>
    (await countStatements(() => api.banca.search.everything({ search }))).statements
  expect(await asked('a')).toHaveLength(0)
  await aPost(ctx, { text: 'poda' })
  // One more counts the attempt.
  expect(await asked('poda')).toHaveLength(13)
})

test('who searches without end is asked to wait', async ({ ctx, as, api }) => {
  const hers = await as(await aUser(ctx))
  for (let i = 0; i < 120; i++) await hers.banca.search.everything({ search: 'poda', kind: 'plans' })
  await expect(hers.banca.search.everything({ search: 'poda' })).rejects.toMatchObject({ status: 429 })
  expect((await api.banca.search.everything({ search: 'poda' })).posts.total).toBe(0)
})
