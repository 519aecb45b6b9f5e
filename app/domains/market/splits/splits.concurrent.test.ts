import { eq } from 'drizzle-orm'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { affiliation_terms, affiliations } from './affiliations/affiliations.table.ts'
import { partnership_versions, partnerships } from './partnerships/partnerships.table.ts'
import { aProgramme } from './splits.factory.ts'

const starts_on = '2026-11-21'
const many = (n: number) => Array.from({ length: n }, (_, at) => at)
const done = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled').length

test('ten proposals of 20 % at once: four are made, never more than 90 %', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const { propose } = (await as(owner)).splits.partnerships
  const people = []
  for (const _ of many(10)) people.push(await aUser(ctx))
  const all = await Promise.allSettled(
    people.map(({ nickname }) => propose({ store: store.slug, partner: nickname, bps: 2000, starts_on })),
  )
  expect(done(all)).toBe(4)
  expect(await ctx.db.$count(partnership_versions)).toBe(4)
})

test('the same proposal five times at once is one', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const { propose } = (await as(owner)).splits.partnerships
  const { nickname } = await aUser(ctx)
  const all = await Promise.allSettled(
    many(5).map(() => propose({ store: store.slug, partner: nickname, bps: 100, starts_on })),
  )
  expect(done(all)).toBe(1)
  expect(await ctx.db.$count(partnerships)).toBe(1)
})

test('accepted in the instant in which it is taken back: one of both, and both sides read the same', async ({
  ctx,
  as,
}) => {
  const { store, owner } = await aStore(ctx)
  const seller = (await as(owner)).splits.partnerships
  for (const _ of many(4)) {
    const person = await aUser(ctx, { registration_confirmed_at: ctx.now() })
    const mine = (await as(person)).splits.partnerships
    const { sent } = await seller.propose({ store: store.slug, partner: person.nickname, bps: 100, starts_on })
    const id = sent[0]?.id ?? 0
    const answers = await Promise.allSettled([
      mine.answerMine({ id, version: 1, act: 'aceitar' }),
      seller.answer({ store: store.slug, id, version: 1, act: 'retirar' }),
    ])
    expect(done(answers)).toBe(1)
    const [row] = await ctx.db.select().from(partnerships).where(eq(partnerships.id, id))
    const [version] = await ctx.db
      .select()
      .from(partnership_versions)
      .where(eq(partnership_versions.partnership_id, id))
    expect(row?.state).toBe(version?.state)
  }
})

test('approved by one and refused by another of the store at once: decided once; asked twice at once: one', async ({
  ctx,
  as,
}) => {
  const { store, owner } = await aStore(ctx)
  const manager = await aMember(ctx, store.id, 'manager')
  const programme = await aProgramme(ctx, store, { mode: 'aprovacao' })
  const person = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  const mine = (await as(person)).splits.affiliations
  const asked = await Promise.allSettled(
    many(5).map(() => mine.apply({ programme_id: programme.id, terms_id: programme.terms.id })),
  )
  expect(done(asked)).toBe(1)
  const [affiliation] = await ctx.db.select().from(affiliations)
  const id = affiliation?.id ?? 0
  const [one, two] = [(await as(owner)).splits.affiliations, (await as(manager)).splits.affiliations]
  const answers = await Promise.allSettled([
    one.decide({ store: store.slug, id, move: 'aprovar' }),
    one.decide({ store: store.slug, id, move: 'aprovar' }),
    two.decide({ store: store.slug, id, move: 'recusar', reason: 'Não combina.' }),
  ])
  expect(done(answers)).toBe(1)
})

test('what was agreed to is never changed nor deleted', async ({ ctx, as }) => {
  const { store } = await aStore(ctx)
  const programme = await aProgramme(ctx, store)
  const person = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  await (await as(person)).splits.affiliations.apply({ programme_id: programme.id, terms_id: programme.terms.id })
  expect(await ctx.db.$count(affiliation_terms)).toBe(1)
  await expect(ctx.db.update(affiliation_terms).set({ act: 'avisado' })).rejects.toThrow()
  await expect(ctx.db.delete(affiliation_terms)).rejects.toThrow()
})

test('two open a programme for the same thing at once: one is open', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const { create } = (await as(owner)).splits.programmes
  const all = await Promise.allSettled(many(5).map(() => create({ store: store.slug, bps: 1000 })))
  expect(done(all)).toBe(1)
})
