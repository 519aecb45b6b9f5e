import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { aCourse } from '#domains/learning/courses/courses.factory.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { aVideo } from '#platform/videos/videos.factory.ts'
import { videos } from '#platform/videos/videos.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { audience_members } from '../audiences/audience-members.table.ts'
import { moderatedPost } from './post-moderated.actions.ts'
import { aPost } from './posts.factory.ts'
import { posts } from './posts.table.ts'
import { purgePosts } from './purge-posts.actions.ts'

const gone = { status: 404 }

test('a post says, shows and is about something; its phase stays that of the day', async ({ ctx, as, api }) => {
  const ana = await aUser(ctx, { nickname: 'ana' })
  const plant = await aPlant(ctx, { created_by: ana.id, private: false, cycle_since: '2026-11-01' })
  const photo = await aPhoto(ctx, { created_by: ana.id })
  const hers = await as(ana)
  const made = await hers.banca.posts.create({
    text: 'Semana boa. #Floração #floracao',
    plant_id: plant.id,
    photo_ids: [photo.id],
    photo_alts: ['Topo com tricomas'],
  })
  expect(made).toMatchObject({
    text: 'Semana boa. #Floração #floracao',
    user: { nickname: 'ana' },
    plant: { id: plant.id },
    cycle_day: 21,
    photos: [{ alt: 'Topo com tricomas' }],
    can: { update: true, remove: true },
    edited_at: null,
  })
  const seen = await api.banca.posts.show({ id: made.slug })
  expect(seen).toMatchObject({ id: made.id, plant: { slug: plant.slug }, can: { update: false } })
  await hers.banca.posts.update({
    id: String(made.id),
    text: 'Semana ótima.',
    plant_id: plant.id,
    photo_ids: [photo.id],
    photo_alts: [],
  })
  expect(await api.banca.posts.show({ id: String(made.id) })).toMatchObject({ text: 'Semana ótima.', cycle_day: 21 })
  expect((await api.banca.posts.versions({ id: made.slug })).data).toMatchObject([
    { text: 'Semana boa. #Floração #floracao' },
  ])
})

test('what was written for followers stays theirs when the post is opened to all', async ({ ctx, as, api }) => {
  const ana = await aUser(ctx)
  const hers = await as(ana)
  const follower = await as(await aUser(ctx))
  await follower.social.saves.save({ user_id: ana.id })
  const made = await hers.banca.posts.create({ text: 'Moro na rua das Flores.', available_by: 'seguidores' })
  const id = made.slug
  await hers.banca.posts.update({ id, text: 'Moro em Minas.', available_by: 'todos' })
  await hers.banca.posts.update({ id, text: 'Moro no Brasil.' })
  const seenBy = async (who: typeof api) => (await who.banca.posts.versions({ id })).data.map(({ text }) => text)
  expect(await seenBy(api)).toEqual(['Moro em Minas.'])
  expect(await seenBy(await as(await aUser(ctx)))).toEqual(['Moro em Minas.'])
  for (const who of [follower, hers]) expect(await seenBy(who)).toEqual(['Moro em Minas.', 'Moro na rua das Flores.'])
})

test('sent twice it is one post', async ({ ctx, as }) => {
  const hers = await as(await aUser(ctx))
  const input = { text: 'Oi', idempotency_key: '4f1c3a52-6f0e-4b7e-9a59-1f2b6d4b7c11' }
  const [one, two] = [await hers.banca.posts.create(input), await hers.banca.posts.create(input)]
  expect(two.id).toBe(one.id)
})

test('what is refused is said beside its field', async ({ ctx, as }) => {
  const hers = await as(await aUser(ctx))
  const foreign = await aPlant(ctx, { private: false })
  await expect(hers.banca.posts.create({ text: '  ' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { text: [expect.any(String)] } },
  })
  await expect(hers.banca.posts.create({ text: 'a'.repeat(5001) })).rejects.toMatchObject({
    data: { errors: { text: [expect.any(String)] } },
  })
  await expect(hers.banca.posts.create({ text: 'Oi', available_by: 'alunos' })).rejects.toMatchObject({
    data: { errors: { available_by: [expect.any(String)] } },
  })
  await expect(hers.banca.posts.create({ text: 'Oi', plant_id: foreign.id })).rejects.toMatchObject({
    data: { errors: { plant_id: [expect.stringContaining('não está no seu cultivo')] } },
  })
})

test('of a private plant nothing goes to everybody because no audience was said', async ({ ctx, as }) => {
  const ana = await aUser(ctx)
  const [hidden, open] = [
    await aPlant(ctx, { created_by: ana.id, private: true }),
    await aPlant(ctx, { created_by: ana.id, private: false }),
  ]
  const { posts } = (await as(ana)).banca
  await expect(posts.create({ text: 'Oi', plant_id: hidden.id })).rejects.toMatchObject({
    data: { errors: { available_by: ['Escolha quem pode ler: a planta é privada.'] } },
  })
  expect(await posts.create({ text: 'Oi', plant_id: open.id })).toMatchObject({ available_by: 'todos' })
})

test('a post without pictures shows the newest open photo of its plant, to who may see the plant', async ({
  ctx,
  as,
  api,
}) => {
  const ana = await aUser(ctx)
  const of = { created_by: ana.id, photos: 1 }
  const [open, hidden] = [await aPlant(ctx, { ...of, private: false }), await aPlant(ctx, { ...of, private: true })]
  const said = async (plant_id: number, photos = 0) =>
    (await api.banca.posts.show({ id: (await aPost(ctx, { created_by: ana.id, plant_id, photos })).slug })).plant
  const own = (await said(open.id))?.photo?.url
  expect(own).toMatch(/^\/midia\//)
  expect(await said(open.id, 1)).toMatchObject({ photo: null })
  expect(await said(hidden.id)).toBeNull()
  const { id: file } = await aPhoto(ctx, { created_by: ana.id })
  await (await as(ana)).journal.updates.post({ id_or_slug: open.slug, text: 'Cresceu.', photo_ids: [file] })
  expect((await said(open.id))?.photo?.url).not.toBe(own)
})

test('of a private plant the post shows the phase alone', async ({ ctx, as, api }) => {
  const ana = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: ana.id, private: true })
  const made = await (await as(ana)).banca.posts.create({ text: 'Oi', plant_id: plant.id, available_by: 'todos' })
  expect(made.plant).toMatchObject({ id: plant.id })
  const seen = await api.banca.posts.show({ id: made.slug })
  expect(seen.plant).toBeNull()
  expect(seen.cycle_day).toBeGreaterThan(0)
  expect((await api.banca.posts.list({ plant_id: plant.id })).total).toBe(0)
})

test('who may read it: followers, students, members; paid content sends its teaser alone', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  const ana = await aUser(ctx, { nickname: 'ana' })
  const bia = await aUser(ctx)
  const made = await Promise.all(
    (['seguidores', 'alunos', 'consultoria', 'pago'] as const).map((available_by) =>
      aPost(ctx, {
        created_by: ana.id,
        available_by,
        text: 'segredo',
        teaser: available_by === 'pago' ? 'chamada' : '',
        photos: 1,
      }),
    ),
  )
  const [followers, students, members, paid] = made.map(({ slug }) => slug) as [string, string, string, string]
  const hers = await as(bia)
  for (const slug of [followers, students, members]) {
    await expect(api.banca.posts.show({ id: slug })).rejects.toMatchObject(gone)
    await expect(hers.banca.posts.show({ id: slug })).rejects.toMatchObject(gone)
  }
  expect(await hers.banca.posts.show({ id: paid })).toMatchObject({
    locked: true,
    text: '',
    teaser: 'chamada',
    photos: [],
  })
  expect((await hers.banca.posts.list({ user: 'ana' })).data.map(({ slug }) => slug)).toEqual([paid])
  await hers.social.saves.save({ user_id: ana.id })
  await ctx.db.insert(audience_members).values([
    { audience: 'alunos', author_id: ana.id, user_id: bia.id },
    { audience: 'consultoria', author_id: null, user_id: bia.id },
    { audience: 'pago', author_id: ana.id, user_id: bia.id },
  ])
  for (const slug of [followers, students, members, paid])
    expect(await hers.banca.posts.show({ id: slug })).toMatchObject({ text: 'segredo', locked: false })
  const ends = new Date(clock.now.getTime() + 1000)
  await ctx.db.update(audience_members).set({ until: ends })
  expect(await hers.banca.posts.show({ id: students })).toMatchObject({ locked: false })
  clock.now = ends
  await expect(hers.banca.posts.show({ id: students })).rejects.toMatchObject(gone)
  expect(await hers.banca.posts.show({ id: paid })).toMatchObject({ text: '', locked: true })
  await expect(hers.social.saves.save({ post_id: made[3]?.id })).rejects.toMatchObject(gone)
})

test('a deleted post is gone for all, comes back whole, and is purged after 30 days', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  const ana = await aUser(ctx)
  const post = await aPost(ctx, { created_by: ana.id, photos: 1 })
  const hers = await as(ana)
  const isPublic = async () => (await ctx.db.select().from(files).where(eq(files.created_by, ana.id)))[0]?.public
  await hers.banca.posts.remove({ id: post.slug })
  await expect(api.banca.posts.show({ id: post.slug })).rejects.toMatchObject(gone)
  expect(await isPublic()).toBe(false)
  await expect((await as(await aUser(ctx))).banca.posts.restore({ id: post.id })).rejects.toMatchObject(gone)
  await hers.banca.posts.restore({ id: post.id })
  expect((await api.banca.posts.show({ id: post.slug })).photos).toHaveLength(1)
  expect(await isPublic()).toBe(true)
  await hers.banca.posts.remove({ id: post.slug })
  clock.now = new Date(ctx.now().getTime() + 31 * 86_400_000)
  await purgePosts(ctx)
  expect(await ctx.db.select().from(posts).where(eq(posts.id, post.id))).toHaveLength(0)
})

test('one pinned post a person; highlights are chosen by staff among what is for all', async ({ ctx, as }) => {
  const ana = await aUser(ctx)
  const [one, two] = [
    await aPost(ctx, { created_by: ana.id }),
    await aPost(ctx, { created_by: ana.id, available_by: 'seguidores' }),
  ]
  const hers = await as(ana)
  await hers.banca.posts.pin({ id: one.slug, pinned: true })
  await hers.banca.posts.pin({ id: two.slug, pinned: true })
  expect((await hers.banca.posts.show({ id: one.slug })).pinned).toBe(false)
  expect((await hers.banca.posts.show({ id: two.slug })).pinned).toBe(true)
  await expect(hers.banca.posts.highlight({ id: one.slug, highlighted: true })).rejects.toMatchObject({ status: 403 })
  const staff = await as(await aUser(ctx, { user_type: 'admin' }))
  expect((await staff.banca.posts.highlight({ id: one.slug, highlighted: true })).highlighted).toBe(true)
  await expect(staff.banca.posts.highlight({ id: two.slug, highlighted: true })).rejects.toMatchObject({ status: 422 })
})

test('who is named is told once, if they may read it', async ({ ctx, as }) => {
  const ana = await aUser(ctx, { nickname: 'ana' })
  const bia = await aUser(ctx, { nickname: 'bia.verde' })
  const hers = await as(ana)
  const told = () => ctx.db.select().from(notifications).where(eq(notifications.user_id, bia.id))
  const open = await hers.banca.posts.create({ text: 'Valeu @bia.verde' })
  expect(await told()).toHaveLength(1)
  await hers.banca.posts.update({ id: open.slug, text: 'Valeu mesmo @bia.verde', photo_ids: [], photo_alts: [] })
  expect(await told()).toHaveLength(1)
  await hers.banca.posts.remove({ id: open.slug })
  expect(await told()).toHaveLength(0)
  await hers.banca.posts.create({ text: 'Entre nós @bia.verde', available_by: 'seguidores' })
  expect(await told()).toHaveLength(0)
})

test('an administrator who edits another person’s post is in the audit log, and does not choose its readers', async ({
  ctx,
  as,
}) => {
  const post = await aPost(ctx)
  const staff = await as(await aUser(ctx, { user_type: 'admin' }))
  const input = { id: post.slug, text: 'Corrigido', photo_ids: [], photo_alts: [] }
  await staff.banca.posts.update(input)
  await expect(staff.banca.posts.update({ ...input, available_by: 'seguidores' })).rejects.toMatchObject({
    status: 403,
  })
  const stranger = await as(await aUser(ctx))
  await expect(stranger.banca.posts.update(input)).rejects.toMatchObject({ status: 403 })
})

test('a video that is nobody’s and one that is another’s are refused alike, in a new post and in an edited one', async ({
  ctx,
  as,
}) => {
  const hers = (await as(await aUser(ctx))).banca.posts
  const foreign = await aVideo(ctx, { user_id: (await aUser(ctx)).id })
  const { slug } = await hers.create({ text: 'Oi' })
  const answers = []
  for (const video_id of [foreign.id, 2_000_000_000])
    for (const sent of [hers.create({ video_id }), hers.update({ id: slug, video_id })])
      answers.push(await sent.catch(({ status, data }) => ({ status, data })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1)
  expect(answers[0]).toMatchObject({ status: 422, data: { errors: { video_id: [expect.any(String)] } } })
})

test('a video instead of photos: public while the post is, given back when it is taken out', async ({
  ctx,
  as,
  api,
}) => {
  const ana = await aUser(ctx)
  const hers = await as(ana)
  const [video, other] = [await aVideo(ctx, { user_id: ana.id }), await aVideo(ctx, { user_id: ana.id })]
  const photo = await aPhoto(ctx, { created_by: ana.id })
  await expect(hers.banca.posts.create({ video_id: video.id, photo_ids: [photo.id] })).rejects.toMatchObject({
    data: { errors: { video_id: [expect.any(String)] } },
  })
  const made = await hers.banca.posts.create({ video_id: video.id })
  expect((await api.banca.posts.show({ id: made.slug })).video).toMatchObject({ id: video.id })
  const stateOf = async (id: number) => (await ctx.db.select().from(videos).where(eq(videos.id, id)))[0]
  expect(await stateOf(video.id)).toMatchObject({ attached: true, public: true })
  const change = { id: made.slug, text: 'Oi', photo_ids: [], photo_alts: [] }
  await hers.banca.posts.update({ ...change, video_id: video.id, available_by: 'seguidores' })
  expect(await stateOf(video.id)).toMatchObject({ attached: true, public: false })
  await hers.banca.posts.update({ ...change, video_id: other.id })
  expect(await stateOf(video.id)).toMatchObject({ attached: false })
  // Who reads it was not said: it stays with whom it was for.
  expect(await stateOf(other.id)).toMatchObject({ attached: true, public: false })
  await hers.banca.posts.update({ ...change, video_id: other.id, available_by: 'todos' })
  expect(await stateOf(other.id)).toMatchObject({ attached: true, public: true })
  await hers.banca.posts.update(change)
  expect((await api.banca.posts.show({ id: made.slug })).video).toBeNull()
})

test('the picture of a link is drawn of what is for all, whoever asks', async ({ ctx, as, api }) => {
  const ana = await aUser(ctx)
  const open = await aPost(ctx, {
    created_by: ana.id,
    text: 'Quinta semana da floração e os tricomas já estão leitosos 🌱',
  })
  const closed = await aPost(ctx, { created_by: ana.id, available_by: 'seguidores' })
  const picture = await api.banca.posts.picture({ id: open.slug })
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  await expect((await as(ana)).banca.posts.picture({ id: closed.slug })).rejects.toMatchObject(gone)
})

test('what the moderation hides is its author’s alone, and is shown again as it was', async ({ ctx, as, api }) => {
  const ana = await aUser(ctx)
  const post = await aPost(ctx, { created_by: ana.id, photos: 1 })
  const hers = await as(ana)
  const isPublic = async () => (await ctx.db.select().from(files).where(eq(files.created_by, ana.id)))[0]?.public
  const before = await ctx.transaction((tx) => moderatedPost.hide(tx, post.id))
  await expect(api.banca.posts.show({ id: post.slug })).rejects.toMatchObject(gone)
  expect(await hers.banca.posts.show({ id: post.slug })).toMatchObject({ hidden: true })
  expect((await hers.banca.feeds.read({ kind: 'recent' })).data).toEqual([])
  expect(await isPublic()).toBe(false)
  await ctx.transaction((tx) => moderatedPost.show(tx, post.id, before))
  expect(await api.banca.posts.show({ id: post.slug })).toMatchObject({ hidden: false })
  expect(await isPublic()).toBe(true)
  const removed = await ctx.transaction((tx) => moderatedPost.remove(tx, post.id))
  await expect(hers.banca.posts.show({ id: post.slug })).rejects.toMatchObject(gone)
  await ctx.transaction((tx) => moderatedPost.show(tx, post.id, removed))
  expect(await api.banca.posts.show({ id: post.slug })).toMatchObject({ hidden: false })
})

test('a word that the moderation refuses is said beside the field', async ({ ctx, as }) => {
  const staff = await as(await aUser(ctx, { user_type: 'admin' }))
  await staff.social.words.add({ word: 'golpe', strength: 'recusar' })
  const hers = await as(await aUser(ctx))
  await expect(hers.banca.posts.create({ text: 'Isso é GOLPE!' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { text: [expect.stringContaining('golpe')] } },
  })
})

test('the sitemap has what is for all', async ({ ctx, api }) => {
  const open = await aPost(ctx)
  await aPost(ctx, { available_by: 'seguidores' })
  await aPost(ctx, { available_by: 'pago', teaser: 'chamada' })
  await aPost(ctx, { hidden_at: ctx.now() })
  expect(await api.banca.posts.addresses({ page: 1, per_file: 10 })).toMatchObject({
    total: 1,
    data: [{ slug: open.slug }],
  })
})

test('neither the address of a post for few nor its notice says anything of it', async ({ ctx, as }) => {
  const [ana, bia] = [await anAdmin(ctx), await aUser(ctx)]
  await ctx.db.insert(audience_members).values({ audience: 'pago', author_id: ana.id, user_id: bia.id })
  const { posts } = (await as(ana)).banca
  const post = {
    text: `Turfa preta é o segredo, @${bia.nickname}`,
    teaser: 'A minha receita',
    available_by: 'pago' as const,
  }
  expect((await posts.create(post)).slug).toMatch(/^a-minha-receita/)
  const { data } = await (await as(bia)).notifications.list({})
  expect(data).toMatchObject([{ kind: 'mention', text: '' }])
  expect((await posts.create({ ...post, teaser: '', available_by: 'seguidores' })).slug).toMatch(/^post-/)
})

test('a post tells of a course that everybody may see, and no longer when it is closed', async ({ ctx, as, api }) => {
  const ana = await aUser(ctx)
  const course = await aCourse(ctx)
  const { banca } = await as(ana)
  const { id, slug } = await banca.posts.create({ text: 'Comecei este', about_course_id: course.id })
  const told = async () => (await api.banca.posts.show({ id: slug })).about_course
  expect(await told()).toEqual({ id: course.id, slug: course.slug, name: course.title })
  await ctx.db.update(courses).set({ state: 'rascunho' }).where(eq(courses.id, course.id))
  expect(await told()).toBeNull()
  await expect(
    banca.posts.update({ id: String(id), text: 'De novo', about_course_id: course.id }),
  ).rejects.toMatchObject({
    data: { errors: { about_course_id: ['Este curso não está mais na vitrine. Escolha outro.'] } },
  })
  await banca.posts.update({ id: String(id), text: 'De novo' })
  await ctx.db.update(courses).set({ state: 'publicado' }).where(eq(courses.id, course.id))
  expect(await told()).toBeNull()
})
