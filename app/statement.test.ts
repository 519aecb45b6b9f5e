import { and, eq, inArray, sql } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type BuildArgs, statement } from '#platform/database/statement.ts'
import { expect, test } from '#tests/fixtures.ts'

type Filter = { nickname?: string; id?: number }
type Order = { descending: boolean }

let built = 0
const people = statement('test.people', ({ db, values, shape }: BuildArgs<Filter & { ids: number[] }, Order>) => {
  built += 1
  return db
    .select({ nickname: users.nickname })
    .from(users)
    .where(
      and(
        sql`${users.id} = any(${values.ids}::int[])`,
        values.nickname && eq(users.nickname, values.nickname),
        values.id && eq(users.id, values.id),
      ),
    )
    .orderBy(shape.descending ? sql`${users.nickname} desc` : users.nickname)
})

const mine = statement('test.mine', ({ db, viewer }: BuildArgs) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(viewer ? eq(users.id, viewer.id) : sql`false`),
)

const names = (rows: { nickname: string }[]) => rows.map(({ nickname }) => nickname)

test("a shape is built once and run with each call's values", async ({ ctx }) => {
  const [ana, bia] = [await aUser(ctx, { nickname: 'ana_s' }), await aUser(ctx, { nickname: 'bia_s' })]
  const ids = [ana.id, bia.id]
  const before = built
  const up = { descending: false }
  expect(names(await people(ctx, { ids, nickname: 'ana_s' }, up))).toEqual(['ana_s'])
  expect(names(await people(ctx, { ids, nickname: 'bia_s' }, up))).toEqual(['bia_s'])
  expect(names(await people(ctx, { ids: [bia.id], nickname: 'ana_s' }, up))).toEqual([])
  expect(built - before).toBe(1)
  expect(names(await people(ctx, { ids, nickname: undefined }, up))).toEqual(['ana_s', 'bia_s'])
  expect(names(await people(ctx, { ids, id: bia.id }, up))).toEqual(['bia_s'])
  expect(names(await people(ctx, { ids }, { descending: true }))).toEqual(['bia_s', 'ana_s'])
  expect(built - before).toBe(4)
})

test('the viewer is a value too: two with the same permissions share the SQL and see their own rows', async ({
  ctx,
  contextOf,
}) => {
  const [ana, bia] = [await aUser(ctx), await aUser(ctx)]
  for (const user of [ana, bia, ana]) expect(await mine(await contextOf(user), {})).toEqual([{ id: user.id }])
  expect(await mine(ctx, {})).toEqual([])
})

test("free text can't be part of the shape", () => {
  const open = (ask: BuildArgs<object, { search: string }>) =>
    // @ts-expect-error: a shape is of closed lists, so this string is nothing
    ask.db.select().from(users).where(eq(users.nickname, ask.shape.search.trim()))
  expect(open).toBeTypeOf('function')
})

test('beyond the maximum of variants a statement still works', async ({ ctx }) => {
  const user = await aUser(ctx)
  const names = Array.from({ length: 7 }, (_, bit) => `v${bit}`)
  const many = statement('test.many', ({ db, values }: BuildArgs<Record<string, number>>) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(and(...Object.values(values).map((value) => inArray(users.id, [value as never])))),
  )
  for (let mask = 1; mask < 128; mask++) {
    const values = Object.fromEntries(names.flatMap((name, bit) => (mask & (1 << bit) ? [[name, user.id]] : [])))
    expect(await many(ctx, values)).toEqual([{ id: user.id }])
  }
})

test('a value of customPlanFor is planned for each call; other statements are prepared', async ({ ctx }) => {
  const user = await aUser(ctx)
  const found = statement(
    'test.planned',
    ({ db, values }: BuildArgs<{ id: number; nickname?: string }>) =>
      db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, values.id), values.nickname && eq(users.nickname, values.nickname))),
    { customPlanFor: ['nickname'] },
  )
  const kept = async () =>
    (await ctx.db.execute(sql`select from pg_prepared_statements where name ^@ 'test.planned'`)).rows.length
  expect(await found(ctx, { id: user.id, nickname: user.nickname })).toEqual([{ id: user.id }])
  expect(await kept()).toBe(0)
  expect(await found(ctx, { id: user.id })).toEqual([{ id: user.id }])
  expect(await kept()).toBe(1)
})
