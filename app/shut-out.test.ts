import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aModerator } from '#domains/people/moderation/a-moderator.factory.ts'
import { takeCallsMade } from '#tests/calls-made.ts'
import { expect, test } from '#tests/fixtures.ts'
import { addresses, doors, orNotFound } from '#tests/privacy/doors.ts'
import { aWorld, type Thing } from '#tests/privacy/world.ts'
import type { Client } from '#web/api-for.server.ts'

const reason = 'Vende mudas pelo perfil, depois de avisada.'

test('what a suspended person published is found through no door, and by everybody again when they are let in', async ({
  ctx,
  as,
  api,
}) => {
  const world = await aWorld(ctx, as)
  const { owner, people } = world
  const theirs = world.things.filter(({ by, unlisted }) => by !== 'somebody' && !unlisted)
  const seenIn = (answer: unknown): Thing[] => {
    const text = JSON.stringify(answer) ?? ''
    return theirs.filter(({ mark }) => new RegExp(`${mark}(?![a-z])`, 'i').test(text))
  }
  const found = async ([client, signedIn]: readonly [Client, boolean]) => {
    const all = new Set<string>()
    for (const door of doors)
      if (signedIn || !door.login)
        for (const { says } of seenIn(await door.ask(client, world))) all.add(`${says} at ${door.name}`)
    for (const thing of theirs) {
      if (thing.kind === 'comment' || thing.kind === 'receiver') continue
      const shown = await addresses[thing.kind](client, thing).catch(orNotFound)
      if (seenIn(shown).includes(thing)) all.add(`${thing.says} at its address`)
    }
    return all
  }
  const staff = await as(await anAdmin(ctx))
  const readers = [
    [api, false],
    [await as(people['member of every group'] as { id: number }), true],
    [await as(people.follower as { id: number }), true],
  ] as const
  const before = await found(readers[0])
  await staff.accounts.staffUsers.suspend({ id: owner.id, reason })
  for (const reader of readers) expect([...(await found(reader))]).toEqual([])
  expect([...(await found([staff, true]))]).toContain('plant open at its address')
  await staff.accounts.staffUsers.liftSuspension({ id: owner.id, reason })
  expect(await found(readers[0])).toEqual(before)
  takeCallsMade()
})

test('who is hidden finds what is theirs and others do not; comments and saves count who is there', async ({
  ctx,
  as,
  api,
}) => {
  const [hidden, neighbour] = [await aUser(ctx), await aUser(ctx)]
  const theirs = await aPlant(ctx, { created_by: hidden.id, private: false })
  const open = await aPlant(ctx, { created_by: neighbour.id, private: false })
  const client = await as(hidden)
  const { id } = await client.social.comments.post({ plant_id: open.id, text: 'Que folha bonita!' })
  await client.social.saves.save({ plant_id: open.id })
  const counts = async () => {
    const { saves_count, comments_count } = await api.garden.plants.show({ id_or_slug: open.slug })
    const { total } = await api.social.comments.list({ plant_id: open.id })
    return [saves_count, comments_count, total]
  }
  expect(await counts()).toEqual([1, 1, 1])
  await (await as(neighbour)).moderation.reports.send({ user_id: hidden.id, category: 'spam' })
  const { cases } = (await as(await aModerator(ctx))).moderation
  const report = (await cases.list({})).data[0]?.id ?? 0
  await cases.decide({ id: report, outcome: 'esconder', reason })
  expect(await counts()).toEqual([0, 0, 0])
  await expect(api.garden.plants.show({ id_or_slug: theirs.slug })).rejects.toMatchObject({ status: 404 })
  expect(await client.garden.plants.show({ id_or_slug: theirs.slug })).toMatchObject({ id: theirs.id })
  expect((await client.social.comments.list({ plant_id: open.id })).total).toBe(1)
  // What they do meanwhile counts when they are back.
  await client.social.comments.post({ plant_id: open.id, text: 'E o cheiro?' })
  await client.social.comments.removeComment({ comment_id: id })
  expect(await counts()).toEqual([0, 0, 0])
  const [decided] = (await client.notifications.list({ kind: 'moderation' })).data
  await client.moderation.appeals.send({
    uuid: decided?.url.split('/').at(-1) ?? '',
    text: 'Foi um engano, peço que olhem.',
  })
  const second = (await as(await aModerator(ctx))).moderation
  await second.cases.decideAppeal({ id: report, outcome: 'revertido', reason })
  expect(await counts()).toEqual([1, 1, 1])
  expect(await api.garden.plants.show({ id_or_slug: theirs.slug })).toMatchObject({ id: theirs.id })
})

test('a comment of who is suspended is a nameless place in its thread while others answered it, and is answered no more', async ({
  ctx,
  as,
  api,
}) => {
  const [author, other] = [await aUser(ctx), await aUser(ctx)]
  const plant = await aPlant(ctx, { created_by: other.id, private: false })
  const of = { plant_id: plant.id }
  const { id } = await (await as(author)).social.comments.post({ ...of, text: 'Compre comigo' })
  const reader = (await as(other)).social.comments
  await reader.post({ ...of, parent_id: id, text: 'Aqui não se vende' })
  const staff = (await as(await anAdmin(ctx))).accounts.staffUsers
  await staff.suspend({ id: author.id, reason })
  const { data, total } = await api.social.comments.list(of)
  expect(total).toBe(1)
  expect(data).toMatchObject([
    { deleted: true, text: '', created_by: 0, user: { nickname: '' }, answers: [{ text: 'Aqui não se vende' }] },
  ])
  expect(JSON.stringify(data)).not.toContain(author.nickname)
  await expect(reader.post({ ...of, parent_id: id, text: 'E aí?' })).rejects.toMatchObject({ status: 404 })
  await staff.liftSuspension({ id: author.id, reason })
  expect((await api.social.comments.list(of)).data).toMatchObject([{ deleted: false, text: 'Compre comigo' }])
})
