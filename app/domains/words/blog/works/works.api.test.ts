import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { user_roles } from '#domains/people/accounts/roles/roles.table.ts'
import { anAdmin, aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser, factoryPassword } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { richTextOf } from '#domains/words/rich-text/document/rich-text.model.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aBlogCategory, aBlogPost } from '../posts/blog-posts.factory.ts'
import { blog_authors, blog_posts } from '../posts/blog-posts.table.ts'
import { publishDue } from '../posts/publish.actions.ts'
import { tellFollowers } from '../posts/tell-followers.actions.ts'

const aWriter = (ctx: Context) => aUser(ctx, { roles: ['escritor'] })
const aReviewer = (ctx: Context) => aStaffMember(ctx, ['blog.manage'])
const gone = { status: 404 }

async function textIn(ctx: Context, more: object = {}) {
  const { id: category_id } = await aBlogCategory(ctx)
  return {
    title: 'VPD na prática',
    subtitle: 'O que a folha sente.',
    document: richTextOf('A folha transpira.'),
    category_id,
    ...more,
  }
}

test('from draft to reader: written, sent, approved for later, out once, told to followers once', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  const ana = await aWriter(ctx)
  const hers = (await as(ana)).blog.works
  const team = (await as(await aReviewer(ctx))).blog.works
  const fan = await aUser(ctx)
  await (await as(fan)).social.saves.save({ user_id: ana.id })
  const { id } = await hers.create({ title: 'Rascunho' })
  const text = await textIn(ctx)
  expect(await hers.save({ ...text, id, version: 1 })).toMatchObject({ version: 2 })
  await hers.send({ id })
  await hers.send({ id })
  expect((await team.all({ waiting: true })).data).toMatchObject([{ id, state: 'em_revisao', title: 'VPD na prática' }])
  expect(await team.showToTeam({ id })).toMatchObject({ version: 2, can: { approve: true } })
  const publish_at = new Date(ctx.now().getTime() + DAY).toISOString()
  await team.approve({ id, version: 2, publish_at })
  expect(await hers.show({ id })).toMatchObject({
    state: 'agendado',
    changed: false,
    can: { take_back: true, send: false },
  })
  await expect(api.blog.posts.show({ slug: 'vpd-na-pratica' })).rejects.toMatchObject(gone)
  await publishDue(ctx)
  await expect(api.blog.posts.show({ slug: 'vpd-na-pratica' })).rejects.toMatchObject(gone)
  clock.now = new Date(clock.now.getTime() + DAY + HOUR)
  await publishDue(ctx)
  await publishDue(ctx)
  expect(await api.blog.posts.show({ slug: 'vpd-na-pratica' })).toMatchObject({
    ...{ id, title: 'VPD na prática', reading_minutes: 1, authors: [{ nickname: ana.nickname }] },
    can: { save: false, edit: false },
  })
  await tellFollowers(ctx, { blog_post_id: id })
  await tellFollowers(ctx, { blog_post_id: id })
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, fan.id))
  expect(told.filter(({ kind }) => kind === 'blog')).toMatchObject([
    { title: 'VPD na prática', url: '/blog/vpd-na-pratica' },
  ])
})

test('what is missing is said beside each field, and nothing is sent', async ({ ctx, as }) => {
  const hers = (await as(await aWriter(ctx))).blog.works
  const { id } = await hers.create({ title: 'Só um título' })
  await expect(hers.send({ id })).rejects.toMatchObject({
    status: 422,
    data: { errors: { category_id: [expect.any(String)], document: ['Escreva o texto.'] } },
  })
  expect(await hers.show({ id })).toMatchObject({ state: 'rascunho', review_asked_at: null })
})

test('a draft saved in another tab is never written over unseen, and what gives way is a revision', async ({
  ctx,
  as,
}) => {
  const ana = await aWriter(ctx)
  const hers = (await as(ana)).blog.works
  const { id } = await hers.create({ title: 'Um' })
  const text = await textIn(ctx)
  await hers.save({ ...text, title: 'Da primeira aba', id, version: 1 })
  await expect(hers.save({ ...text, title: 'Da segunda', id, version: 1 })).rejects.toMatchObject({ status: 409 })
  expect((await hers.show({ id })).title).toBe('Da primeira aba')
  // Sent twice, the same is the same.
  expect(await hers.save({ ...text, title: 'Da primeira aba', id, version: 1 })).toMatchObject({ version: 2 })
  await hers.save({ ...text, title: 'Da segunda', id, version: 1, force: true })
  expect((await hers.revisions({ id })).data).toMatchObject([
    { version: 2, title: 'Da primeira aba', nickname: ana.nickname },
    { version: 1, title: 'Um' },
  ])
  const { text: before, blocks } = await hers.revision({ id, version: 2 })
  expect(before.title).toBe('Da primeira aba')
  expect(blocks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['removed', 'added']))
})

test('what is approved is what was read: another version is refused, and later typing stays in the draft', async ({
  ctx,
  as,
  api,
}) => {
  const hers = (await as(await aWriter(ctx))).blog.works
  const team = (await as(await aReviewer(ctx))).blog.works
  const { id } = await hers.create({ title: 'Um' })
  const text = await textIn(ctx)
  await hers.save({ ...text, id, version: 1 })
  await hers.save({ ...text, subtitle: 'Mudou.', id, version: 2 })
  await expect(team.approve({ id, version: 2 })).rejects.toMatchObject({ status: 409 })
  // What is not sent is nobody’s to approve.
  await expect(team.approve({ id, version: 3 })).rejects.toMatchObject({ status: 409 })
  await hers.send({ id })
  await team.approve({ id, version: 3 })
  await hers.save({ ...text, subtitle: 'Ainda não revisto.', document: richTextOf('Segredo.'), id, version: 3 })
  expect(await api.blog.posts.show({ slug: 'vpd-na-pratica' })).toMatchObject({ subtitle: 'Mudou.' })
  expect((await api.blog.posts.list({ search: 'segredo' })).total).toBe(0)
  await hers.send({ id })
  expect(await hers.show({ id })).toMatchObject({ state: 'publicado', changed: true })
  await team.approve({ id, version: 4 })
  expect(await api.blog.posts.show({ slug: 'vpd-na-pratica' })).toMatchObject({ subtitle: 'Ainda não revisto.' })
  expect((await api.blog.posts.list({ search: 'segredo' })).total).toBe(1)
})

test('given back with why; the reason stays until it is sent again', async ({ ctx, as }) => {
  const ana = await aWriter(ctx)
  const hers = (await as(ana)).blog.works
  const team = (await as(await aReviewer(ctx))).blog.works
  const { id } = await hers.create({ title: 'Um' })
  await expect(team.giveBack({ id, why: 'Não.' })).rejects.toMatchObject({ status: 409 })
  await hers.save({ ...(await textIn(ctx)), id, version: 1 })
  await hers.send({ id })
  await team.giveBack({ id, why: 'Faltam as fontes.' })
  expect(await hers.show({ id })).toMatchObject({ state: 'rascunho', returned_why: 'Faltam as fontes.' })
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, ana.id))
  expect(told).toMatchObject([{ text: 'Faltam as fontes.' }])
  await hers.send({ id })
  expect((await hers.show({ id })).returned_why).toBe('')
  await hers.takeBack({ id })
  expect(await hers.show({ id })).toMatchObject({ state: 'rascunho', review_asked_at: null })
})

test('a schedule in the past, too far or of what is out is refused', async ({ ctx, as }) => {
  const team = (await as(await aReviewer(ctx))).blog.works
  const { id } = await aBlogPost(ctx, { review_asked_at: ctx.now() })
  const at = (days: number) => new Date(ctx.now().getTime() + days * DAY).toISOString()
  for (const wrong of [at(-1), at(500), '2020-01-01T10:00'])
    await expect(team.approve({ id, version: 1, publish_at: wrong })).rejects.toMatchObject({
      ...{ status: 422, data: { errors: { publish_at: [expect.any(String)] } } },
    })
  await team.approve({ id, version: 1 })
  await expect(team.approve({ id, version: 1, publish_at: at(1) })).rejects.toMatchObject({ status: 409 })
})

test('withdrawn and deleted, a post is nobody’s any more; it comes back as it was approved', async ({
  ctx,
  as,
  api,
}) => {
  const ana = await aWriter(ctx)
  const hers = (await as(ana)).blog.works
  const photo = await aPhoto(ctx, { created_by: ana.id })
  const { id } = await hers.create({ title: 'Um' })
  await hers.save({ ...(await textIn(ctx, { cover_id: photo.id, cover_alt: 'Uma folha' })), id, version: 1 })
  const isOpen = async () => (await ctx.db.select().from(files).where(eq(files.id, photo.id)))[0]?.public
  expect(await isOpen()).toBe(false)
  const team = (await as(await aReviewer(ctx))).blog.works
  await hers.send({ id })
  await team.approve({ id, version: 2 })
  expect(await isOpen()).toBe(true)
  const slug = 'vpd-na-pratica'
  await hers.withdraw({ id })
  await expect(hers.withdraw({ id })).rejects.toMatchObject({ status: 409 })
  expect(await isOpen()).toBe(false)
  await expect(api.blog.posts.show({ slug })).rejects.toMatchObject(gone)
  expect((await api.blog.posts.list({})).total).toBe(0)
  await team.approve({ id, version: 2 })
  expect(await isOpen()).toBe(true)
  await hers.remove({ id })
  expect(await isOpen()).toBe(false)
  await expect(api.blog.posts.show({ slug })).rejects.toMatchObject(gone)
  await expect(hers.show({ id })).rejects.toMatchObject(gone)
  await hers.restore({ id })
  expect(await hers.show({ id })).toMatchObject({ state: 'retirado', title: 'VPD na prática' })
  await expect(team.withdrawAsTeam({ id })).rejects.toMatchObject({ status: 409 })
})

test('who signs nothing of a work finds it by no call; who is added does, and the order is kept', async ({
  ctx,
  as,
}) => {
  const [ana, bia] = [await aWriter(ctx), await aWriter(ctx)]
  const hers = (await as(ana)).blog.works
  const other = (await as(bia)).blog.works
  const { id } = await hers.create({ title: 'Um' })
  const text = await textIn(ctx)
  for (const refused of [
    other.show({ id }),
    other.save({ ...text, id, version: 1 }),
    other.send({ id }),
    other.takeBack({ id }),
    other.withdraw({ id }),
    other.remove({ id }),
    other.restore({ id }),
    other.revisions({ id }),
    other.revision({ id, version: 1 }),
    other.makePreview({ id }),
    other.endPreview({ id }),
    other.authors({ id, nicknames: [bia.nickname] }),
  ])
    await expect(refused).rejects.toMatchObject(gone)
  expect((await other.list({})).total).toBe(0)
  const plain = await aUser(ctx)
  await expect(hers.authors({ id, nicknames: [plain.nickname] })).rejects.toMatchObject({
    ...{
      status: 422,
      data: { errors: { nicknames: [`@${plain.nickname.toLowerCase()} não escreve para o blog. Confira o nome.`] } },
    },
  })
  await hers.authors({ id, nicknames: [`@${bia.nickname}`, ana.nickname] })
  expect((await other.show({ id })).authors.map(({ nickname }) => nickname)).toEqual([bia.nickname, ana.nickname])
  // Who was added takes their own name off, and nobody else's.
  await expect(other.authors({ id, nicknames: [bia.nickname] })).rejects.toMatchObject({ status: 403 })
  const { token } = await other.makePreview({ id })
  expect(await other.authors({ id, nicknames: [ana.nickname] })).toBeNull()
  await expect(other.preview({ token })).rejects.toMatchObject(gone)
  await expect(other.show({ id })).rejects.toMatchObject(gone)
  await expect((await as(plain)).blog.works.show({ id })).rejects.toMatchObject({ status: 403 })
})

test('an address is one post’s, of now and of before; a new one leads on', async ({ ctx, as, api }) => {
  const hers = (await as(await aWriter(ctx))).blog.works
  const team = (await as(await aReviewer(ctx))).blog.works
  const text = await textIn(ctx)
  const { id } = await hers.create({ title: 'Um' })
  await hers.save({ ...text, slug: 'vpd', id, version: 1 })
  await hers.send({ id })
  await team.approve({ id, version: 2 })
  const second = await hers.create({ title: 'Dois' })
  const taken = { status: 422, data: { errors: { slug: [expect.any(String)] } } }
  await expect(hers.save({ ...text, slug: 'vpd', id: second.id, version: 1 })).rejects.toMatchObject(taken)
  await expect(hers.save({ ...text, slug: 'categoria', id: second.id, version: 1 })).rejects.toMatchObject(taken)
  await expect(hers.save({ ...text, slug: 'Com Espaço', id: second.id, version: 1 })).rejects.toMatchObject({
    status: 422,
  })
  await hers.save({ ...text, slug: 'vpd-de-novo', id, version: 2 })
  await hers.send({ id })
  await team.approve({ id, version: 3 })
  expect((await api.blog.posts.show({ slug: 'vpd' })).slug).toBe('vpd-de-novo')
  await expect(hers.save({ ...text, slug: 'vpd', id: second.id, version: 1 })).rejects.toMatchObject(taken)
  await hers.save({ ...text, slug: 'vpd', id, version: 3 })
  await hers.send({ id })
  await team.approve({ id, version: 4 })
  expect((await api.blog.posts.show({ slug: 'vpd-de-novo' })).slug).toBe('vpd')
  await hers.save({ ...text, id: second.id, version: 1 })
  await hers.send({ id: second.id })
  await team.approve({ id: second.id, version: 2 })
  expect((await api.blog.posts.list({})).data.map(({ slug }) => slug)).toEqual(['vpd-na-pratica', 'vpd'])
})

test('a plant that becomes private keeps a text from being approved, and leaves the one that is out', async ({
  ctx,
  as,
  api,
}) => {
  const ana = await aWriter(ctx)
  const team = (await as(await aReviewer(ctx))).blog.works
  const plant = await aPlant(ctx, { created_by: ana.id, private: false, name: 'Lua Secreta' })
  const cites = {
    type: 'doc' as const,
    content: [
      ...richTextOf('Veja:').content,
      { type: 'embed' as const, attrs: { kind: 'plant' as const, path: plant.slug } },
    ],
  }
  const sent = { review_asked_at: ctx.now(), text_of_draft: { document: cites } }
  const { id } = await aBlogPost(ctx, { created_by: ana.id, ...sent })
  await team.approve({ id, version: 1 })
  const slug = 'vpd-na-pratica'
  expect(Object.values((await api.blog.posts.show({ slug })).embeds)).toMatchObject([{ title: 'Lua Secreta' }])
  const hers = await as(ana)
  await hers.garden.plants.changePrivacy({ id_or_slug: plant.slug, private: true })
  for (const reader of [api, hers, await as(await anAdmin(ctx))])
    expect(JSON.stringify(await reader.blog.posts.show({ slug }))).not.toContain('Lua Secreta')
  await expect(team.approve({ id, version: 1 })).rejects.toMatchObject({
    ...{ status: 422, data: { errors: { document: [expect.stringContaining('aberta a todos')] } } },
  })
})

test('pictures are one’s own uploads, and stay with the text', async ({ ctx, as }) => {
  const [ana, bia] = [await aWriter(ctx), await aWriter(ctx)]
  const hers = (await as(ana)).blog.works
  const { id } = await hers.create({ title: 'Um' })
  const foreign = await aPhoto(ctx, { created_by: bia.id })
  const text = await textIn(ctx)
  await expect(hers.save({ ...text, cover_id: foreign.id, id, version: 1 })).rejects.toMatchObject({ status: 422 })
  const photo = await aPhoto(ctx, { created_by: ana.id })
  const picture = { type: 'picture' as const, attrs: { file_id: photo.id, alt: 'Folha', caption: '' } }
  await hers.save({ ...text, document: { type: 'doc', content: [picture] }, id, version: 1 })
  expect((await hers.show({ id })).shown.photos[photo.id]).toMatchObject({ id: photo.id })
  await hers.save({ ...text, id, version: 2 })
  const [kept] = await ctx.db.select().from(files).where(eq(files.id, photo.id))
  expect(kept).toMatchObject({ attached: true, public: false })
})

test('a draft is read by its link, until it ends or another is made', async ({ ctx, as, api, clock }) => {
  const ana = await aWriter(ctx)
  const hers = (await as(ana)).blog.works
  const { id } = await hers.create({ title: 'Em segredo' })
  const { token } = await hers.makePreview({ id })
  expect(await api.blog.works.preview({ token })).toMatchObject({ title: 'Em segredo' })
  const { token: second } = await hers.makePreview({ id })
  await expect(api.blog.works.preview({ token })).rejects.toMatchObject(gone)
  await hers.endPreview({ id })
  await expect(api.blog.works.preview({ token: second })).rejects.toMatchObject(gone)
  const { token: third } = await hers.makePreview({ id })
  clock.now = new Date(clock.now.getTime() + 8 * DAY)
  await expect(api.blog.works.preview({ token: third })).rejects.toMatchObject(gone)
  const { token: last } = await hers.makePreview({ id })
  await ctx.db.delete(user_roles).where(eq(user_roles.user_id, ana.id))
  await expect(api.blog.works.preview({ token: last })).rejects.toMatchObject(gone)
})

test('who asks for the account to be erased leaves what others sign to them and its readers', async ({
  ctx,
  as,
  api,
}) => {
  const [ana, bia] = [await aWriter(ctx), await aWriter(ctx)]
  const cover = await aPhoto(ctx, { created_by: ana.id, attached: true, public: true })
  const shared = await aBlogPost(ctx, { created_by: ana.id, state: 'publicado', cover_id: cover.id })
  const alone = await aBlogPost(ctx, { created_by: ana.id, state: 'publicado' })
  const others = await aBlogPost(ctx, { created_by: bia.id, state: 'publicado' })
  await ctx.db.insert(blog_authors).values([
    { blog_post_id: shared.id, user_id: bia.id, position: 1 },
    { blog_post_id: others.id, user_id: ana.id, position: 1 },
  ])
  await (await as(ana)).privacy.erasures.ask({ nickname: ana.nickname, password: factoryPassword })
  const read = await api.blog.posts.show({ slug: shared.slug })
  expect(read).toMatchObject({ authors: [{ nickname: bia.nickname }], cover: null })
  await (await as(bia)).blog.works.show({ id: shared.id })
  expect((await api.blog.posts.show({ slug: others.slug })).authors.map(({ nickname }) => nickname)).toEqual([
    bia.nickname,
  ])
  await expect(api.blog.posts.show({ slug: alone.slug })).rejects.toMatchObject(gone)
  expect((await api.blog.posts.list({ author: ana.nickname })).data).toEqual([])
  const names = { id: others.id, nicknames: [bia.nickname, ana.nickname] }
  const team = (await as(await anAdmin(ctx))).blog.works
  await expect(team.authors(names)).rejects.toMatchObject({ status: 422 })
  await team.authors({ id: others.id, nicknames: [bia.nickname] })
  expect(
    (await (await as(bia)).blog.works.revisions({ id: shared.id })).data.map(({ nickname }) => nickname),
  ).not.toContain(ana.nickname)
  await (await as(ana)).privacy.erasures.cancel()
  expect(await api.blog.posts.show({ slug: shared.slug })).toMatchObject({
    authors: [{ nickname: ana.nickname }, { nickname: bia.nickname }],
    cover: { id: cover.id },
  })
  await api.blog.posts.show({ slug: alone.slug })
  const [mine] = await ctx.db.select().from(blog_posts).where(eq(blog_posts.id, shared.id))
  expect(mine?.created_by).toBe(ana.id)
  expect((await api.blog.posts.show({ slug: others.slug })).authors.map(({ nickname }) => nickname)).toEqual([
    bia.nickname,
    ana.nickname,
  ])
})

test('who is apart from one of those who sign finds the post by no way, nor is mailed it', async ({ ctx, as }) => {
  const [ana, bia, reader] = [await aWriter(ctx), await aWriter(ctx), await aUser(ctx)]
  const post = await aBlogPost(ctx, { created_by: ana.id, state: 'publicado' })
  await ctx.db.insert(blog_authors).values({ blog_post_id: post.id, user_id: bia.id, position: 1 })
  const hers = await as(reader)
  await hers.blog.posts.show({ slug: post.slug })
  await hers.privacy.consents.answer({ purpose: 'newsletter', given: true, how: 'blog' })
  const audience = async () =>
    (await (await as(await aReviewer(ctx))).blog.newsletters.show({ id: post.id })).audience.todos
  expect(await audience()).toBe(1)
  await hers.social.blocks.block({ user_id: bia.id, blocked: true })
  const after = await as(reader)
  await expect(after.blog.posts.show({ slug: post.slug })).rejects.toMatchObject(gone)
  expect((await after.blog.posts.list({})).data).toEqual([])
  expect(await audience()).toBe(0)
})

test('the desk counts what is one’s own', async ({ ctx, as }) => {
  const ana = await aWriter(ctx)
  await aBlogPost(ctx, { created_by: ana.id, state: 'publicado' })
  await aBlogPost(ctx, { created_by: ana.id })
  await aBlogPost(ctx, { created_by: ana.id, state: 'retirado' })
  await aBlogPost(ctx, { state: 'publicado' })
  const { works } = (await as(ana)).blog
  const desk = await works.desk()
  expect((await works.list({ state: 'rascunho' })).total).toBe(desk.counts.drafts)
  expect(desk.counts).toMatchObject({ published: 1, drafts: 1, waiting: 0 })
  expect(desk.going_on.map(({ state }) => state).sort()).toEqual(['rascunho', 'retirado'])
  expect(desk.most_read).toHaveLength(1)
})

test('sent twice with one key it is one work', async ({ ctx, as }) => {
  const hers = (await as(await aWriter(ctx))).blog.works
  const key = { title: 'Um', idempotency_key: '7a0c4a3e-54a5-4d0e-9d4e-0d1f0a6a7b11' }
  expect(await hers.create(key)).toEqual(await hers.create(key))
  expect(await ctx.db.select().from(blog_posts)).toHaveLength(1)
})

test('a save whose answer was lost is one’s own; one that is late changes nothing', async ({ ctx, as }) => {
  const hers = (await as(await aWriter(ctx))).blog.works
  const { id } = await hers.create({ title: 'Um' })
  const text = await textIn(ctx)
  const tab = '7a0c4a3e-54a5-4d0e-9d4e-0d1f0a6a7b11'
  await hers.save({ ...text, title: 'Primeira', id, version: 1, tab, turn: 1 })
  // The answer never came: what is typed on names the version from before.
  expect(await hers.save({ ...text, title: 'Terceira', id, version: 1, tab, turn: 3 })).toMatchObject({ version: 3 })
  const late = hers.save({ ...text, title: 'Segunda', id, version: 1, tab, turn: 2 })
  await expect(late).rejects.toMatchObject({ status: 409 })
  expect((await hers.show({ id })).title).toBe('Terceira')
  const other = '8b1d5b4f-65b6-4e1f-8e5f-1e2a1b7b8c22'
  const refused = hers.save({ ...text, title: 'De outra aba', id, version: 1, tab: other, turn: 9 })
  await expect(refused).rejects.toMatchObject({ status: 409 })
})

test('what the moderation hid is approved by nobody else', async ({ ctx, as }) => {
  const team = (await as(await aReviewer(ctx))).blog.works
  const { id } = await aBlogPost(ctx, { state: 'publicado', hidden_at: ctx.now() })
  await expect(team.approve({ id, version: 1 })).rejects.toMatchObject({ status: 409 })
})

test('who signs what is out changes with the team, and who goes is told; what the team does is in the audit', async ({
  ctx,
  as,
}) => {
  const [ana, bia] = [await aWriter(ctx), await aWriter(ctx)]
  const hers = (await as(ana)).blog.works
  const admin = await anAdmin(ctx)
  const team = (await as(admin)).blog.works
  const { id } = await aBlogPost(ctx, { created_by: ana.id, state: 'publicado' })
  await expect(hers.authors({ id, nicknames: [ana.nickname, bia.nickname] })).rejects.toMatchObject({ status: 403 })
  await team.authors({ id, nicknames: [bia.nickname] })
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, ana.id))
  expect(told.map(({ title }) => title)).toEqual(['Você não assina mais “VPD na prática”'])
  await expect(hers.show({ id })).rejects.toMatchObject(gone)
  await team.save({ ...(await textIn(ctx)), id, version: 1 })
  await team.remove({ id })
  await team.restore({ id })
  const acts = await ctx.db.select().from(audit_log).where(eq(audit_log.user_id, admin.id)).orderBy(audit_log.id)
  expect(acts.map(({ action }) => action)).toEqual([
    'blog_post.authors',
    'blog_post.update',
    'blog_post.delete',
    'blog_post.restore',
  ])
})

test('to put one’s name to a text that was not sent is not enough to approve it; one’s own is', async ({ ctx, as }) => {
  const ana = await aWriter(ctx)
  const hers = (await as(ana)).blog.works
  const admin = await anAdmin(ctx)
  const team = (await as(admin)).blog.works
  const { id } = await hers.create({ title: 'Um' })
  await hers.save({ ...(await textIn(ctx)), id, version: 1 })
  await team.authors({ id, nicknames: [admin.nickname] })
  await expect(team.approve({ id, version: 2 })).rejects.toMatchObject({ status: 409 })
  const other = await hers.create({ title: 'Dois' })
  await expect(team.send({ id: other.id })).rejects.toMatchObject({ status: 403 })
  await expect(hers.takeBack({ id: other.id })).rejects.toMatchObject({ status: 409 })
  const joint = await team.create({ title: 'Nosso' })
  await team.authors({ id: joint.id, nicknames: [admin.nickname, ana.nickname] })
  await hers.save({ ...(await textIn(ctx)), id: joint.id, version: 1 })
  await team.save({ ...(await textIn(ctx, { subtitle: 'Quase.' })), id: joint.id, version: 2 })
  await expect(team.approve({ id: joint.id, version: 3 })).rejects.toMatchObject({ status: 409 })
  const own = await team.create({ title: 'Meu' })
  await team.save({ ...(await textIn(ctx)), slug: 'meu', id: own.id, version: 1 })
  await team.approve({ id: own.id, version: 2 })
})

test('what others sign too is not counted as lost before an account is erased; what is theirs alone is', async ({
  ctx,
  as,
}) => {
  const [ana, bia] = [await aWriter(ctx), await aWriter(ctx)]
  const shared = await aBlogPost(ctx, { created_by: ana.id, state: 'publicado' })
  const left = await aBlogPost(ctx, { created_by: ana.id, state: 'publicado' })
  await aBlogPost(ctx, { created_by: ana.id })
  const gone = await aWriter(ctx)
  await ctx.db.insert(blog_authors).values([
    { blog_post_id: shared.id, user_id: bia.id, position: 1 },
    // Who signs it has left before: nobody is there to keep it.
    { blog_post_id: left.id, user_id: gone.id, position: 1 },
  ])
  await (await as(gone)).privacy.erasures.ask({ nickname: gone.nickname, password: factoryPassword })
  const lost = async (of: { id: number }) =>
    (await (await as(of)).privacy.erasures.show()).lost.find(({ label }) => label === 'Suas postagens no blog')?.count
  expect(await lost(ana)).toBe(2)
  expect(await lost(bia)).toBeUndefined()
})
