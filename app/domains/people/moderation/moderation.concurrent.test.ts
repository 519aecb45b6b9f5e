import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aModerator } from './a-moderator.factory.ts'

const reason = 'Vende sementes, o que as regras não permitem.'

test('twenty reports at once are one case with twenty reports', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { private: false })
  const people = []
  for (let at = 0; at < 20; at++) people.push(await as(await aUser(ctx)))
  await Promise.all(people.map(({ moderation }) => moderation.reports.send({ plant_id: plant.id, category: 'spam' })))
  const { cases } = (await as(await aModerator(ctx))).moderation
  expect((await cases.list({})).data).toMatchObject([{ reports_count: 20 }])
})

test('one person reporting ten times at once is one report', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { private: false })
  const { reports } = (await as(await aUser(ctx, { created_at: new Date('2026-01-01T12:00:00Z') }))).moderation
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => reports.send({ plant_id: plant.id, category: 'spam' })),
  )
  expect(sent.filter(({ state }) => state === 'received')).toHaveLength(1)
})

test('of five decisions at once one wins and the others are told; two notices go out', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { private: false })
  const reporter = await as(await aUser(ctx))
  await reporter.moderation.reports.send({ plant_id: plant.id, category: 'spam' })
  const team = []
  for (let at = 0; at < 5; at++) team.push((await as(await aModerator(ctx))).moderation.cases)
  const id = (await team[0]?.list({}))?.data[0]?.id ?? 0
  const answers = await Promise.allSettled(
    team.map((cases, at) => cases.decide({ id, outcome: at % 2 ? 'remover' : 'esconder', reason, sure: true })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 409 })
  expect((await reporter.notifications.list({ kind: 'moderation' })).total).toBe(1)
  const author = await as({ id: plant.created_by })
  expect((await author.notifications.list({ kind: 'moderation' })).total).toBe(1)
})

test('five appeals at once are one', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { private: false })
  await (await as(await aUser(ctx))).moderation.reports.send({ plant_id: plant.id, category: 'spam' })
  const { cases } = (await as(await aModerator(ctx))).moderation
  const id = (await cases.list({})).data[0]?.id ?? 0
  await cases.decide({ id, outcome: 'avisar', reason })
  const author = await as({ id: plant.created_by })
  const uuid = (await author.notifications.list({})).data[0]?.url.split('/').at(-1) ?? ''
  const text = 'Não vendo nada: é um livro sobre jardins.'
  const sent = await Promise.allSettled(Array.from({ length: 5 }, () => author.moderation.appeals.send({ uuid, text })))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
