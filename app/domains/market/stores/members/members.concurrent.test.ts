import { and, eq } from 'drizzle-orm'
import { hashToken } from '#domains/people/accounts/index.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { store_invites } from '../invites/store-invites.table.ts'
import { stores } from '../stores/stores.table.ts'
import { aMember, aStore } from '../stores.factory.ts'
import { store_members } from './store-members.table.ts'

const outcomes = (answers: PromiseSettledResult<unknown>[]) =>
  answers
    .map((answer) => (answer.status === 'fulfilled' ? 'done' : (answer.reason as { status: number }).status))
    .sort()

test('one invitation accepted by two people at once: the second finds it gone', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const [invited, holder] = [
    await aUser(ctx, { registration_confirmed_at: ctx.now() }),
    await aUser(ctx, { registration_confirmed_at: ctx.now() }),
  ]
  const [invite] = await ctx.db
    .insert(store_invites)
    .values({
      ...{ store_id: store.id, email: invited.email, role: 'viewer', token_hash: hashToken('segredo') },
      ...{ invited_by: owner.id, expires_at: new Date(ctx.now().getTime() + 1000) },
    })
    .returning()
  const answer = { invite_id: invite?.id ?? 0, token: 'segredo' }
  const clients = [await as(invited), await as(holder)]
  const answers = await Promise.allSettled(clients.map((client) => client.stores.invites.accept(answer)))
  expect(outcomes(answers)).toEqual([409, 'done'])
  expect(await ctx.db.select().from(store_members).where(eq(store_members.store_id, store.id))).toHaveLength(2)
})

test('two invitations of a store accepted by one person at once: one role', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const person = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  const rows = await ctx.db
    .insert(store_invites)
    .values(
      [person.email, 'outro@exemplo.com.br'].map((email, i) => ({
        ...{ store_id: store.id, email, role: i ? ('viewer' as const) : ('manager' as const) },
        ...{ token_hash: hashToken(`segredo ${i}`), invited_by: owner.id },
        expires_at: new Date(ctx.now().getTime() + 1000),
      })),
    )
    .returning()
  const client = await as(person)
  const answers = await Promise.allSettled(
    rows.map(({ id }, i) => client.stores.invites.accept({ invite_id: id, token: `segredo ${i}` })),
  )
  expect(outcomes(answers)).toEqual([409, 'done'])
  const own = and(eq(store_members.store_id, store.id), eq(store_members.user_id, person.id))
  expect(await ctx.db.select().from(store_members).where(own)).toHaveLength(1)
})

test('a store handed over while its new owner is removed: always exactly one owner, who works there', async ({
  ctx,
  as,
}) => {
  for (let round = 0; round < 5; round++) {
    const { store, owner } = await aStore(ctx)
    const heir = await aMember(ctx, store.id, 'manager')
    const [mine, theirs] = [await as(owner), await as(heir)]
    const ref = { id_or_slug: store.slug }
    await mine.stores.members.offer({ ...ref, user_id: heir.id })
    const [accepted, removed] = await Promise.allSettled([
      theirs.stores.members.acceptOffer(ref),
      mine.stores.members.remove({ ...ref, user_id: heir.id }),
    ])
    const team = await ctx.db.select().from(store_members).where(eq(store_members.store_id, store.id))
    const owners = team.filter(({ role }) => role === 'owner').map(({ user_id }) => user_id)
    expect([accepted.status, removed.status].sort()).toEqual(['fulfilled', 'rejected'])
    expect(owners).toEqual([accepted.status === 'fulfilled' ? heir.id : owner.id])
  }
})

test('a name taken by ten at once is one store; five stores of ten at once are opened', async ({ ctx, as }) => {
  const people = await Promise.all(
    Array.from({ length: 10 }, () => aUser(ctx, { registration_confirmed_at: ctx.now() })),
  )
  const clients = await Promise.all(people.map(as))
  const same = await Promise.allSettled(clients.map((client) => client.stores.stores.create({ name: 'Mesmo Nome' })))
  expect(outcomes(same).filter((one) => one === 'done')).toHaveLength(1)
  expect(outcomes(same).filter((one) => one === 422)).toHaveLength(9)

  const [person] = people
  if (!person) throw new Error('nobody')
  await ctx.db.delete(stores).where(eq(stores.created_by, person.id))
  const own = await as(person)
  const many = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => own.stores.stores.create({ name: `Loja número ${n}` })),
  )
  expect(outcomes(many).filter((one) => one === 'done')).toHaveLength(5)
  expect((await own.stores.stores.own()).can.open).toBe(false)
})

test('messages sent at once are all there, and counted exactly', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const buyer = await aUser(ctx, { created_at: new Date('2026-01-01') })
  const client = await as(buyer)
  await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      client.stores.messages.write({ id_or_slug: store.slug, text: `Pergunta ${n}` }),
    ),
  )
  const { data } = await (await as(owner)).stores.messages.list({ id_or_slug: store.slug })
  expect(data).toMatchObject([{ unread: 8 }])
  expect((await (await as(owner)).notifications.list({ kind: 'store_message' })).total).toBe(1)
})
