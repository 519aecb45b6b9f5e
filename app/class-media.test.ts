import { eq } from 'drizzle-orm'
import { blocks } from '#domains/base/social/blocks/blocks.table.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { lesson_files } from '#domains/learning/courses/lessons/lessons.table.ts'
import { course_grants, enrolments } from '#domains/learning/enrolment/enrolments/enrolments.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { videoPath } from '#platform/videos/video-path.ts'
import { aVideo } from '#platform/videos/videos.factory.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { newHost } from './api-routes.ts'
import { hostRoutes } from './host-routes.ts'

/** A class with an uploaded video and a sealed file, and who may have them. */
async function aClass(ctx: Context, contextOf: (user: { id: number }) => Promise<Context>) {
  const course = await aCourse(ctx, { access: 'pago' })
  const teacher = { id: course.teacher_id }
  const video = await aVideo(ctx, { user_id: teacher.id, attached: true })
  await ctx.env.storage.put(videoPath(video.storage_key), Buffer.from('bytes of a film'))
  const lesson = await aLesson(ctx, course, { kind: 'video', video_id: video.id })
  const file = await aPrivateFile(await contextOf(teacher), 'lista.pdf')
  await ctx.db.update(private_files).set({ attached: true }).where(eq(private_files.id, file.id))
  await ctx.db.insert(lesson_files).values({ lesson_id: lesson.id, file_id: file.id, position: 0 })
  return { course, lesson, file_id: file.id, teacher, ref: { slug: course.slug, lesson: lesson.slug } }
}
type Class = Awaited<ReturnType<typeof aClass>>

type Grant = Partial<typeof course_grants.$inferInsert>
async function aPupil(ctx: Context, course_id: number, grant: Grant = {}) {
  const { id } = await aUser(ctx)
  const one = { course_id, user_id: id, what: 'curso' as const, source: 'convite' as const }
  await ctx.db.insert(course_grants).values({ ...one, ...grant })
  await ctx.db.insert(enrolments).values({ course_id, user_id: id, syllabus_version: 0, created_at: ctx.now() })
  return { id }
}

const ago = (ctx: Context, days: number) => new Date(ctx.now().getTime() - days * DAY)

/** Everybody who might ask, and whether the class is theirs. */
const people: Record<string, { in: boolean; make: (ctx: Context, one: Class) => Promise<{ id: number } | null> }> = {
  visitor: { in: false, make: async () => null },
  stranger: { in: false, make: async (ctx) => aUser(ctx) },
  'pupil of another course': { in: false, make: async (ctx) => aPupil(ctx, (await aCourse(ctx)).id) },
  'pupil whose time is over': {
    in: false,
    make: async (ctx, { course }) => aPupil(ctx, course.id, { ends_at: ago(ctx, 1) }),
  },
  'pupil whose group has not begun': {
    in: false,
    make: async (ctx, { course }) => aPupil(ctx, course.id, { starts_at: ago(ctx, -1) }),
  },
  'pupil who was given the money back': {
    in: false,
    make: async (ctx, { course }) => aPupil(ctx, course.id, { ended_at: ago(ctx, 1), ended_why: 'reembolso' }),
  },
  'pupil whose bank disputes': {
    in: false,
    make: async (ctx, { course }) => aPupil(ctx, course.id, { ended_at: ago(ctx, 1), ended_why: 'contestacao' }),
  },
  'pupil of the consultancy alone': {
    in: false,
    make: async (ctx, { course }) => aPupil(ctx, course.id, { what: 'consultoria' }),
  },
  'pupil whom the teacher blocked': {
    in: false,
    make: async (ctx, { course, teacher }) => {
      const pupil = await aPupil(ctx, course.id)
      await ctx.db.insert(blocks).values({ user_id: teacher.id, blocked_id: pupil.id })
      return pupil
    },
  },
  'pupil who bought it, and blocked the teacher': {
    in: true,
    make: async (ctx, { course, teacher }) => {
      const pupil = await aPupil(ctx, course.id, { source: 'compra' })
      await ctx.db.insert(blocks).values({ user_id: pupil.id, blocked_id: teacher.id })
      return pupil
    },
  },
  pupil: { in: true, make: async (ctx, { course }) => aPupil(ctx, course.id) },
  teacher: { in: true, make: async (_, { teacher }) => teacher },
}

test.for(Object.keys(people))(
  '%s gets the media of a class by every door, or by none',
  async (name, { ctx, contextOf, page }) => {
    const one = await aClass(ctx, contextOf)
    const who = people[name]
    const person = await who?.make(ctx, one)
    const context = person ? await contextOf(person) : ctx
    const app = newHost(false)
    hostRoutes(app, { anonymous: () => ctx, ofCall: async () => context, ofPage: async () => context })
    const calls = testClient(context).enrolment.classroom
    const tried = (act: Promise<unknown>) =>
      act.then(
        () => true,
        () => false,
      )
    const address = `/midia/aula/${one.lesson.id}`
    const doors = {
      page: (await page(`/dichavando/cursos/${one.ref.slug}/${one.ref.lesson}`, person ?? undefined)).status === 200,
      data: (await page(`/dichavando/cursos/${one.ref.slug}/${one.ref.lesson}`, person ?? undefined)).html.includes(
        address,
      ),
      call: await tried(calls.show(one.ref)),
      file: await tried(calls.file({ ...one.ref, file: one.file_id })),
      whole: (await app.inject(address)).statusCode === 200,
      range: (await app.inject({ url: address, headers: { range: 'bytes=0-3' } })).statusCode === 206,
      head: (await app.inject({ method: 'HEAD', url: address })).statusCode === 200,
      frame: (await page(`/dichavando/cursos/${one.ref.slug}/${one.ref.lesson}`, person ?? undefined)).html.includes(
        'lista.pdf',
      ),
    }
    expect(doors).toEqual(Object.fromEntries(Object.keys(doors).map((door) => [door, who?.in])))
  },
)

test('the same address, asked by another, or after the course was hidden, opens nothing', async ({
  ctx,
  contextOf,
}) => {
  const one = await aClass(ctx, contextOf)
  const pupil = await contextOf(await aPupil(ctx, one.course.id))
  const answers = async (context: Context) => {
    const app = newHost(false)
    hostRoutes(app, { anonymous: () => ctx, ofCall: async () => context, ofPage: async () => context })
    return (await app.inject(`/midia/aula/${one.lesson.id}`)).statusCode
  }
  expect(await answers(pupil)).toBe(200)
  expect(await answers(ctx)).toBe(404)
  await ctx.db.update(courses).set({ hidden_at: ctx.now() }).where(eq(courses.id, one.course.id))
  expect(await answers(pupil)).toBe(404)
  for (const id of ['0', '-1', 'x', '99999999999'])
    expect((await newHostWith(ctx).inject(`/midia/aula/${id}`)).statusCode).toBe(404)
})

function newHostWith(ctx: Context) {
  const app = newHost(false)
  hostRoutes(app, { anonymous: () => ctx, ofCall: async () => ctx, ofPage: async () => ctx })
  return app
}
