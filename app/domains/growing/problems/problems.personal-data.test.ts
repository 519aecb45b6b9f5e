import { getTableName } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aCase } from './cases/cases.factory.ts'
import { problem_cases, problem_entries, problem_photos } from './cases/cases.table.ts'
import { problemsPersonalData } from './problems.personal-data.ts'

test('a case goes with its grower, whoever wrote in it, in an order that nothing stands in the way of; others stay', async ({
  ctx,
}) => {
  const [grower, neighbour, staff] = [await aUser(ctx), await aUser(ctx), await aUser(ctx, { roles: ['admin'] })]
  for (const { id: created_by } of [grower, neighbour]) {
    const { id: case_id } = await aCase(ctx, await aPlant(ctx, { created_by }))
    const note = { case_id, kind: 'nota' as const, on: '2026-11-12' }
    const entries = await ctx.db
      .insert(problem_entries)
      .values([
        { ...note, created_by },
        { ...note, created_by: staff.id },
      ])
      .returning()
    const { id: file_id } = await aPhoto(ctx, { created_by, attached: true })
    await ctx.db.insert(problem_photos).values({ entry_id: entries[0]?.id ?? 0, file_id, position: 0 })
  }
  const counted = async (person: typeof grower) =>
    Object.fromEntries(
      await Promise.all(
        problemsPersonalData.map(async ({ table, rows }) => [
          getTableName(table),
          await ctx.db.$count(table, rows(person)),
        ]),
      ),
    )
  expect(await counted(grower)).toEqual({ problem_photos: 1, problem_entries: 2, problem_cases: 1 })
  for (const { table, rows } of problemsPersonalData) await ctx.db.delete(table).where(rows(grower))
  expect(await counted(grower)).toEqual({ problem_photos: 0, problem_entries: 0, problem_cases: 0 })
  expect(await counted(neighbour)).toEqual({ problem_photos: 1, problem_entries: 2, problem_cases: 1 })
  expect(await ctx.db.$count(problem_cases)).toBe(1)
})
