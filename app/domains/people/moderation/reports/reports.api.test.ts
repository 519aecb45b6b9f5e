import { eq } from 'drizzle-orm'
import { targetColumns } from '#domains/base/social/targets.kinds.ts'
import { knownTarget } from '#domains/base/social/targets.registry.ts'
import { aPost } from '#domains/community/banca/posts/posts.factory.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { sweepFiles } from '#platform/files/files.jobs.ts'
import { files } from '#platform/files/files.table.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aModerator } from '../a-moderator.factory.ts'
import { reportedKinds } from '../cases/case.kinds.ts'
import { releasePhotos } from '../cases/release-photos.actions.ts'

const reason = 'Mostra o endereço de outra pessoa na descrição.'

test('reports of one thing fold into one case, one per person', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { private: false, name: 'Lua', description: 'Rua das Flores, 12' })
  const people = [await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  for (const person of people) {
    const { reports } = (await as(person)).moderation
    expect(await reports.about({ plant_id: plant.id })).toMatchObject({ kind: 'plant', title: 'Lua', reported: false })
    const sent = await reports.send({ plant_id: plant.id, category: 'dado_pessoal', text: 'É o endereço dela.' })
    expect(sent).toEqual({ state: 'received', url: `/cultivo/planta/${plant.slug}` })
    expect(await reports.about({ plant_id: plant.id })).toMatchObject({ reported: true })
  }
  const again = (await as(people[0] as { id: number })).moderation.reports
  expect(await again.send({ plant_id: plant.id, category: 'spam' })).toMatchObject({ state: 'again' })
  const { cases } = (await as(await aModerator(ctx))).moderation
  const { data, counts } = await cases.list({})
  expect(data).toMatchObject([{ kind: 'plant', reports_count: 3, categories: ['dado_pessoal'], state: 'aberta' }])
  expect(counts).toEqual({ aberta: 1, em_analise: 0, decidida: 0, appeal: 0 })
})

test('a product is reported by its page, and read in the queue; every kind that may be reported is known there', async ({
  ctx,
  as,
  page,
}) => {
  const { store } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id, name: 'Adubo' })
  const person = await aUser(ctx)
  expect((await page(`/denunciar?product_id=${product.id}`, person)).text).toContain('Adubo')
  const { reports } = (await as(person)).moderation
  await reports.send({ product_id: product.id, category: 'spam' })
  const { cases } = (await as(await aModerator(ctx))).moderation
  expect((await cases.list({})).data).toMatchObject([{ kind: 'product', title: 'Adubo' }])
  const moderated = targetColumns.flatMap((column) => {
    const target = knownTarget(column)
    return target?.moderated ? [target.name] : []
  })
  expect([...reportedKinds].sort()).toEqual(moderated.sort())
})

test('a report says whose words and which photos it is about, never what its reader may not see', async ({
  ctx,
  as,
  page,
}) => {
  const [author, reader] = [await aUser(ctx, { nickname: 'autora.da.frase' }), await aUser(ctx)]
  const plant = await aPlant(ctx, { private: false, name: 'Lua', description: 'Primeira linha', photos: 1 })
  const { social, banca, moderation } = await as(author)
  const comment = await social.comments.post({ plant_id: plant.id, text: 'Compre comigo pelo telefone.' })
  const form = await page(`/denunciar?comment_id=${comment.id}`, reader)
  expect(form.text).toContain('Compre comigo pelo telefone.')
  expect(form.text).toContain('de autora.da.frase')
  const about = await (await as(reader)).moderation.reports.about({ plant_id: plant.id })
  expect(about).toMatchObject({ text: 'Primeira linha', photos: [{}] })
  const { id } = await banca.posts.create({ text: 'Só para quem segue.', available_by: 'seguidores' })
  expect((await page(`/denunciar?post_id=${id}`, reader)).status).toBe(404)
  await expect(moderation.reports.about({ user_id: author.id })).rejects.toMatchObject({ status: 409 })
})

test('what one may not see is not there to report; nor is what is their own; other needs words', async ({
  ctx,
  as,
}) => {
  const hidden = await aPlant(ctx)
  const open = await aPlant(ctx, { private: false })
  const { reports } = (await as(await aUser(ctx))).moderation
  for (const thing of [{ plant_id: hidden.id }, { plant_id: 999_999 }, { comment_id: 999_999 }, { user_id: 999_999 }]) {
    await expect(reports.send({ ...thing, category: 'spam' })).rejects.toMatchObject({ status: 404 })
    await expect(reports.about(thing)).rejects.toMatchObject({ status: 404 })
  }
  const own = (await as({ id: open.created_by })).moderation.reports
  await expect(own.send({ plant_id: open.id, category: 'spam' })).rejects.toMatchObject({ status: 409 })
  await expect(own.send({ user_id: open.created_by, category: 'spam' })).rejects.toMatchObject({ status: 409 })
  await expect(reports.send({ plant_id: open.id, category: 'outra' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { text: [expect.stringMatching(/Conte/)] } },
  })
  await expect(reports.send({ category: 'spam' })).rejects.toMatchObject({ status: 422 })
})

test('what is locked is reported by who reads its teaser alone, and read whole by the team', async ({
  ctx,
  as,
  page,
}) => {
  const post = await aPost(ctx, { available_by: 'pago', teaser: 'Só hoje', text: 'Vendo clones.' })
  const reader = await aUser(ctx)
  const form = await page(`/denunciar?post_id=${post.id}`, reader)
  expect(form.text).toContain('Só hoje')
  expect(form.html).not.toContain('Vendo clones')
  const { reports } = (await as(reader)).moderation
  expect(await reports.send({ post_id: post.id, category: 'venda_proibida' })).toMatchObject({ state: 'received' })
  const { cases } = (await as(await aModerator(ctx))).moderation
  const [row] = (await cases.list({})).data
  expect(JSON.stringify(await cases.read({ id: row?.id ?? 0 }))).toContain('Vendo clones.')
})

test('a day has a limit of reports, a stricter one for a new account', async ({ ctx, as }) => {
  const old = await aUser(ctx, { created_at: new Date(ctx.now().getTime() - 30 * DAY) })
  const fresh = await aUser(ctx, { created_at: ctx.now() })
  for (const [user, most] of [
    [old, 20],
    [fresh, 4],
  ] as const) {
    const { reports } = (await as(user)).moderation
    const plant = await aPlant(ctx, { private: false })
    for (let sent = 0; sent < most; sent++) await reports.send({ plant_id: plant.id, category: 'spam' })
    await expect(reports.send({ plant_id: plant.id, category: 'spam' })).rejects.toMatchObject({ status: 429 })
  }
})

test('a new report of a decided thing opens a case only when the thing changed since', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { private: false, description: 'Como era' })
  const [first, second, third] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  const send = async (person: { id: number }) =>
    (await as(person)).moderation.reports.send({ plant_id: plant.id, category: 'odio' })
  await send(first)
  const { cases } = (await as(await aModerator(ctx))).moderation
  const [one] = (await cases.list({})).data
  await cases.decide({ id: one?.id ?? 0, outcome: 'manter', reason })
  expect(await send(second)).toMatchObject({ state: 'judged' })
  expect((await cases.list({})).total).toBe(1)
  await ctx.db.update(plants).set({ description: 'Mudou' }).where(eq(plants.id, plant.id))
  expect(await send(third)).toMatchObject({ state: 'received' })
  expect((await cases.list({ state: 'aberta' })).data).toMatchObject([{ text: 'Mudou', reports_count: 1 }])
  expect(await send(first)).toMatchObject({ state: 'received' })
})

test('the thing stays in the case as it was seen, and the sweep spares its photos for half a year', async ({
  ctx,
  as,
  clock,
}) => {
  const plant = await aPlant(ctx, { private: false, description: 'Antes', photos: 1 })
  await (await as(await aUser(ctx))).moderation.reports.send({ plant_id: plant.id, category: 'violencia' })
  await ctx.db.update(plants).set({ description: 'Depois' }).where(eq(plants.id, plant.id))
  const moderator = await aModerator(ctx)
  const { cases } = (await as(moderator)).moderation
  const id = (await cases.list({})).data[0]?.id ?? 0
  const read = await cases.read({ id })
  expect(read).toMatchObject({ changed: true, seen: { text: 'Antes' }, now: { text: 'Depois' } })
  const [photo] = read.seen.photos
  await cases.decide({ id, outcome: 'remover', reason, sure: true })
  await ctx.db
    .update(files)
    .set({ attached: false, created_at: new Date(0) })
    .where(eq(files.id, photo?.id ?? 0))
  const left = async () =>
    (
      await ctx.db
        .select()
        .from(files)
        .where(eq(files.id, photo?.id ?? 0))
    ).length
  await sweepFiles(ctx)
  expect(await left()).toBe(1)
  clock.now = new Date(clock.now.getTime() + 181 * DAY)
  await releasePhotos(ctx)
  expect(
    (
      await ctx.db
        .select()
        .from(files)
        .where(eq(files.id, photo?.id ?? 0))
    )[0],
  ).toMatchObject({ held: false })
})
