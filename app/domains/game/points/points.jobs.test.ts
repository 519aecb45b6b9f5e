import { sql } from 'drizzle-orm'
import { comments } from '#domains/base/social/comments/comments.table.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { finishLesson } from '#domains/learning/enrolment/classroom/finish.actions.ts'
import { enrolFree } from '#domains/learning/enrolment/enrolments/enrol.actions.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { type Settled, settle } from './causes/settle.actions.ts'
import { aKeptPlant } from './game.factory.ts'

type Payload = { of: Settled; id: number; user_id?: number }

async function waiting({ db }: Context): Promise<Payload[]> {
  const { rows } = await db.execute<{ payload: Payload }>(sql`select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'game.settle' order by j.id`)
  return rows.map(({ payload }) => payload)
}

test('what is written in the diary is judged by a job of its own, and so is its undoing', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  const plant = await aKeptPlant(ctx, user.id)
  const { journal, points } = await as(user)
  const posted = await journal.updates.post({
    id_or_slug: plant.slug,
    kind: 'medicao',
    measures: { ph: { value: 6.1 } },
  })
  expect((await points.mine()).balance).toBe(0)
  const jobs = await waiting(ctx)
  expect(jobs).toEqual([{ of: 'act', id: expect.any(Number) }])
  const { rows } = await ctx.db.execute(sql`select 1 from graphile_worker.jobs
    where task_identifier = 'game.settle' and priority <= 0`)
  expect(rows, 'before what somebody waits for').toEqual([])
  for (const job of jobs) await settle(ctx, job)
  expect((await points.mine()).balance).toBe(6)
  await journal.updates.remove({ id_or_slug: plant.slug, update_id: posted.id })
  for (const job of await waiting(ctx)) await settle(ctx, job)
  expect((await points.mine()).balance).toBe(0)
})

test('a class and a course that are finished earn; who teaches it earns nothing by it', async ({
  ctx,
  contextOf,
  as,
}) => {
  const course = await aCourse(ctx)
  const lesson = await aLesson(ctx, course)
  const user = await aUser(ctx)
  const mine = await contextOf(user)
  await enrolFree(mine, { slug: course.slug })
  for (let i = 0; i < 2; i++) await finishLesson(mine, { slug: course.slug, lesson: lesson.slug })
  const jobs = await waiting(ctx)
  expect(jobs.map(({ of }) => of)).toEqual(['lesson', 'enrolment'])
  for (const job of [...jobs, ...jobs]) await settle(ctx, job)
  expect((await (await as(user)).points.mine()).entries.map(({ what, points }) => [what, points])).toEqual([
    ['Curso concluído', 40],
    ['Aula concluída', 5],
  ])
})

test('a like of a plant is none of the game’s business; one of an answer is', async ({ ctx, as }) => {
  const [grower, helper] = [await aUser(ctx), await aUser(ctx)]
  const plant = await aKeptPlant(ctx, grower.id)
  await ctx.db.execute(sql`update plants set private = false where id = ${plant.id}`)
  const [comment] = await ctx.db
    .insert(comments)
    .values({ target: 'plant', target_id: plant.id, created_by: helper.id, text: 'Regue menos.' })
    .returning()
  await (await as(helper)).social.saves.save({ plant_id: plant.id })
  expect(await waiting(ctx)).toEqual([])
  await (await as(grower)).social.saves.save({ comment_id: comment?.id ?? 0 })
  expect(await waiting(ctx)).toEqual([{ of: 'comment', id: comment?.id }])
})
