import { describe } from 'vitest'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { expect, test } from '#tests/fixtures.ts'

const refused = (status: number) => expect.objectContaining({ status })

describe('comments of a plant', () => {
  test('are said and answered one level deep, newest first, and counted', async ({ ctx, as, api }) => {
    const plant = await aPlant(ctx, { private: false })
    const { social } = await as(await aUser(ctx))
    const first = await social.comments.post({ plant_id: plant.id, text: 'Que linda!' })
    await social.comments.post({ plant_id: plant.id, text: 'Qual a luz?' })
    const answer = await social.comments.post({ plant_id: plant.id, text: 'LED.', parent_id: first.id })
    await social.comments.post({ plant_id: plant.id, text: 'Obrigada!', parent_id: answer.id })
    const { data, total } = await api.social.comments.list({ plant_id: plant.id })
    expect(total).toBe(2)
    expect(data.map(({ text }) => text)).toEqual(['Qual a luz?', 'Que linda!'])
    expect(data[1]?.answers.map(({ text }) => text)).toEqual(['LED.', 'Obrigada!'])
    expect((await api.garden.plants.show({ id_or_slug: plant.slug })).comments_count).toBe(4)
  })

  test('lead to whom they name, if that person is there', async ({ ctx, as, api }) => {
    const plant = await aPlant(ctx, { private: false })
    const [open, gone] = [await aUser(ctx), await aUser(ctx, { suspended_at: new Date() })]
    const text = `@${open.nickname.toUpperCase()}, @${gone.nickname} e @naoexiste.ninguem9`
    const { social } = await as(await aUser(ctx))
    const said = await social.comments.post({ plant_id: plant.id, text })
    expect(said.mentions).toEqual([open.nickname.toLowerCase()])
    const { data } = await api.social.comments.list({ plant_id: plant.id })
    expect(data[0]?.mentions).toEqual([open.nickname.toLowerCase()])
  })

  test('the same form sent twice is one', async ({ ctx, as }) => {
    const plant = await aPlant(ctx, { private: false })
    const { social, garden } = await as(await aUser(ctx))
    const input = { plant_id: plant.id, text: 'Uma vez.', idempotency_key: crypto.randomUUID() }
    const [one, two] = [await social.comments.post(input), await social.comments.post(input)]
    expect(two.id).toBe(one.id)
    expect((await garden.plants.show({ id_or_slug: plant.slug })).comments_count).toBe(1)
  })

  test('of a hidden plant are hidden: neither read, said, answered, saved nor deleted', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const plant = await aPlant(ctx, { created_by: grower.id, private: true })
    const mine = await as(grower)
    const input = await mine.social.comments.post({ plant_id: plant.id, text: 'Só meu.' })
    const { social } = await as(await aUser(ctx))
    await expect(social.comments.list({ plant_id: plant.id })).rejects.toEqual(refused(404))
    await expect(social.comments.post({ plant_id: plant.id, text: 'oi' })).rejects.toEqual(refused(404))
    await expect(social.comments.removeComment({ comment_id: input.id })).rejects.toEqual(refused(404))
    await expect(social.saves.save({ comment_id: input.id })).rejects.toEqual(refused(404))
    expect(await mine.social.saves.save({ comment_id: input.id })).toEqual({ is_save: true, saves_count: 1 })
  })

  test('are changed by their writer only, and say so', async ({ ctx, as }) => {
    const plant = await aPlant(ctx, { private: false })
    const writer = await as(await aUser(ctx))
    const input = await writer.social.comments.post({ plant_id: plant.id, text: 'Flro' })
    const changed = await writer.social.comments.change({ comment_id: input.id, text: 'Flor' })
    expect(changed).toMatchObject({ text: 'Flor', edited: true })
    const other = (await as(await aUser(ctx))).social.comments
    await expect(other.change({ comment_id: input.id, text: 'Não' })).rejects.toEqual(refused(403))
  })

  test('are deleted by writer, by the plant’s grower or by staff, not by others; answers stay', async ({
    ctx,
    as,
    api,
  }) => {
    const grower = await aUser(ctx)
    const plant = await aPlant(ctx, { created_by: grower.id, private: false })
    const writer = await as(await aUser(ctx))
    const say = (text: string) => writer.social.comments.post({ plant_id: plant.id, text })
    const [one, two, three] = [await say('um'), await say('dois'), await say('três')]
    await writer.social.comments.post({ plant_id: plant.id, text: 'resposta', parent_id: one.id })
    const stranger = await as(await aUser(ctx))
    await expect(stranger.social.comments.removeComment({ comment_id: one.id })).rejects.toEqual(refused(403))
    await writer.social.comments.removeComment({ comment_id: one.id })
    await (await as(grower)).social.comments.removeComment({ comment_id: two.id })
    await (await as(await aUser(ctx, { user_type: 'admin' }))).social.comments.removeComment({ comment_id: three.id })
    const { data } = await api.social.comments.list({ plant_id: plant.id })
    expect(data).toMatchObject([{ text: '', deleted: true, answers: [{ text: 'resposta' }] }])
    expect((await api.garden.plants.show({ id_or_slug: plant.slug })).comments_count).toBe(1)
    expect(await ctx.db.select().from(audit_log)).toMatchObject([{ action: 'comment.delete' }])
  })

  test('with no words, of two things or of none, are refused', async ({ ctx, as }) => {
    const plant = await aPlant(ctx, { private: false })
    const { comments } = (await as(await aUser(ctx))).social
    await expect(comments.post({ plant_id: plant.id, text: '  ' })).rejects.toEqual(refused(422))
    await expect(comments.post({ plant_id: plant.id, space_id: 1, text: 'oi' })).rejects.toEqual(refused(422))
    await expect(comments.post({ text: 'oi' })).rejects.toEqual(refused(422))
  })
})
