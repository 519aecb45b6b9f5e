import { eq } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { imports } from './imports/imports.table.ts'
import { anImport } from './imports.factory.ts'
import { importsJobs } from './imports.jobs.ts'

const lines = Array.from({ length: 70 }, (_, at) => `Lua;${(at % 28) + 1}/03/2026;nota ${at}`)
const diary = `Planta;Data;Texto\n${lines.join('\n')}\n`

test('the same file from two uploads, started at once and run by two workers: everything once', async ({
  ctx,
  as,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const me = await contextOf(user)
  const mine = (await as(user)).imports
  // Both are drafts before either begins, as two tabs are.
  const [one, other] = await Promise.all([anImport(me, diary), anImport(me, diary)])
  for (const { id: uuid } of [one, other]) {
    const { mapping } = await mine.show({ uuid })
    await mine.match({ uuid, ...mapping })
  }
  const started = await Promise.allSettled([one, other, one, other].map(({ id: uuid }) => mine.start({ uuid })))
  const refused = started.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []))
  if (one.id !== other.id)
    expect(refused).toEqual([
      'Este arquivo já foi importado. Nada entrou de novo.',
      'Este arquivo já foi importado. Nada entrou de novo.',
    ])
  const going = await ctx.db.select().from(imports).where(eq(imports.state, 'importando'))
  expect(going).toHaveLength(1)
  const import_id = going[0]?.id ?? 0
  await Promise.all(Array.from({ length: 3 }, () => importsJobs['imports.run'](ctx, { import_id })))
  expect(await ctx.db.$count(updates, eq(updates.created_by, user.id))).toBe(70)
  expect(await ctx.db.$count(plants, eq(plants.created_by, user.id))).toBe(1)
})

test('two files that say the same, started and run at once: every row enters with one of them', async ({
  ctx,
  as,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const me = await contextOf(user)
  const mine = (await as(user)).imports
  for (const text of [diary, `${diary}Lua;28/03/2026;mais uma\n`]) {
    const { id: uuid } = await anImport(me, text)
    const { mapping } = await mine.show({ uuid })
    await mine.match({ uuid, ...mapping })
  }
  const both = (await mine.list()).data.map(({ uuid }) => ({ uuid }))
  await Promise.all(both.map((ref) => mine.start(ref)))
  const going = await ctx.db.select().from(imports).where(eq(imports.state, 'importando'))
  expect(going).toHaveLength(2)
  await Promise.all(going.map(({ id }) => importsJobs['imports.run'](ctx, { import_id: id })))
  expect(await ctx.db.$count(updates, eq(updates.created_by, user.id))).toBe(71)
  expect(await ctx.db.$count(plants, eq(plants.created_by, user.id))).toBe(1)
})
