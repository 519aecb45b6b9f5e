import { eq } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plant_cycle_changes } from '#domains/garden/garden/plants/plants.table.ts'
import { aCourse, aLesson, aQuiz } from '#domains/learning/courses/courses.factory.ts'
import { lesson_files } from '#domains/learning/courses/lessons/lessons.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { aVideo } from '#platform/videos/videos.factory.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'
import { lesson_progress } from './progress.table.ts'

const gone = { status: 404 }
const closed = { status: 403 }

async function inside(ctx: Context, as: (user: { id: number }) => Promise<Client>, fields: object = {}) {
  const course = await aCourse(ctx)
  const lesson = await aLesson(ctx, course, fields)
  const pupil = await aUser(ctx)
  const { enrolment } = await as(pupil)
  await enrolment.enrolments.enrol({ slug: course.slug })
  const teacher = (await as({ id: course.teacher_id })).enrolment
  return { course, lesson, pupil, teacher, room: enrolment.classroom, ref: { slug: course.slug, lesson: lesson.slug } }
}

test('a class is its pupils’: others get nothing of it, but of one that is open to try', async ({ ctx, as, api }) => {
  const { ref, room, course } = await inside(ctx, as)
  expect(await room.show(ref)).toMatchObject({ role: 'pupil', lesson: { text: { document: { type: 'doc' } } } })
  await expect(api.enrolment.classroom.show(ref)).rejects.toMatchObject(closed)
  await expect((await as(await aUser(ctx))).enrolment.classroom.show(ref)).rejects.toMatchObject(closed)
  const open = await aLesson(ctx, course, { preview: true, live_url: 'https://sala.example.org' })
  expect(await api.enrolment.classroom.show({ slug: course.slug, lesson: open.slug })).toMatchObject({
    role: 'outside',
    lesson: { live_url: '', can: { finish: false, ask: false } },
  })
  const draft = await aLesson(ctx, course, { state: 'rascunho' })
  await expect(room.show({ slug: course.slug, lesson: draft.slug })).rejects.toMatchObject(gone)
  await expect(room.show({ slug: course.slug, lesson: 'nenhuma' })).rejects.toMatchObject(gone)
  expect(await api.enrolment.classroom.whose({ name: course.slug })).toEqual({ course: course.slug })
  expect(await api.enrolment.classroom.whose({ name: open.slug })).toEqual({ course: course.slug })
  await expect(api.enrolment.classroom.whose({ name: open.slug, slug: 'outro' })).rejects.toMatchObject(gone)
  await expect(api.enrolment.classroom.whose({ name: draft.slug })).rejects.toMatchObject(gone)
})

test('opens after its days, on its day, or with the plant; until then nothing of it is given', async ({
  ctx,
  as,
  clock,
}) => {
  const { course, pupil } = await inside(ctx, as)
  const late = await aLesson(ctx, course, { drip_days: 3 })
  const day = await aLesson(ctx, course, { drip_at: new Date(clock.now.getTime() + 10 * DAY) })
  const flower = await aLesson(ctx, course, { phase: 'floracao' })
  const show = async (lesson: { slug: string }) =>
    (await as(pupil)).enrolment.classroom.show({ slug: course.slug, lesson: lesson.slug })
  expect((await show(late)).lesson).toMatchObject({ lock: { why: 'at' }, text: null })
  expect((await show(flower)).lesson).toMatchObject({ lock: { why: 'phase', phase: 'floracao' }, text: null })
  await expect(
    (await as(pupil)).enrolment.classroom.finish({ slug: course.slug, lesson: late.slug }),
  ).rejects.toMatchObject(closed)
  clock.now = new Date(clock.now.getTime() + 4 * DAY)
  expect((await show(late)).lesson).toMatchObject({ lock: null })
  expect((await show(day)).lesson.lock).toMatchObject({ why: 'at' })
  const plant = await aPlant(ctx, { created_by: pupil.id })
  await ctx.db.insert(plant_cycle_changes).values({
    plant_id: plant.id,
    plant_cycle_id: await cycleId(ctx, 'floracao'),
    on: '2026-11-20',
    created_by: pupil.id,
  })
  expect((await show(flower)).lesson).toMatchObject({ lock: null })
})

test('a quiz: its right answers come after the answer, 70 % passes, attempts end', async ({ ctx, as }) => {
  const { room, ref } = await inside(ctx, as, { kind: 'quiz', quiz: aQuiz, max_attempts: 2 })
  const before = await room.show(ref)
  expect(JSON.stringify(before)).not.toContain('"right"')
  expect(JSON.stringify(before)).not.toContain('O peso diz.')
  await expect(room.finish(ref)).rejects.toMatchObject({ status: 409 })
  await expect(room.takeQuiz({ ...ref, answers: [[1]] })).rejects.toMatchObject({
    data: { errors: { 'answers[1]': ['Responda à pergunta 2.'] } },
  })
  const idempotency_key = '7b0e8f6e-4d1a-4f61-9c58-b7f4a6a3c2d1'
  const first = await room.takeQuiz({ ...ref, answers: [[1], [2]], idempotency_key })
  expect(first.lesson).toMatchObject({
    done: false,
    quiz: {
      attempts_left: 1,
      last: {
        percent: 50,
        passed: false,
        questions: [
          // Each that was chosen is marked by itself; of the rest nothing is told.
          { is_right: true, right: [1], chosen: [1] },
          { is_right: false, right: [], chosen: [2], explanation: '' },
        ],
      },
    },
  })
  expect((await room.takeQuiz({ ...ref, answers: [[1], [2]], idempotency_key })).lesson.quiz?.attempts_left).toBe(1)
  await expect(room.takeQuiz({ ...ref, answers: [[1], [0]], idempotency_key })).rejects.toMatchObject({ status: 409 })
  expect((await room.takeQuiz({ ...ref, answers: [[1], [0]] })).lesson).toMatchObject({
    done: true,
    quiz: { last: { percent: 100 } },
  })
  await expect(room.takeQuiz({ ...ref, answers: [[1], [0]] })).rejects.toMatchObject({ status: 409 })
})

test('nobody reads the key of a quiz by marking everything', async ({ ctx, as }) => {
  const several = { text: 'O que se mede?', options: ['pH', 'EC', 'Sorte'], right: [0, 1], explanation: '' }
  const { room, ref } = await inside(ctx, as, { kind: 'quiz', quiz: [...aQuiz, several], max_attempts: 2 })
  await expect(room.takeQuiz({ ...ref, answers: [[0, 1], [0], [0]] })).rejects.toMatchObject({
    data: { errors: { 'answers[0]': ['Escolha só uma alternativa.'] } },
  })
  const first = await room.takeQuiz({ ...ref, answers: [[0], [1], [0, 1, 2]] })
  expect(first.lesson.quiz?.last?.questions.map(({ right }) => right)).toEqual([[], [], []])
  const last = await room.takeQuiz({ ...ref, answers: [[0], [1], [0]] })
  expect(last.lesson.quiz?.last?.questions.map(({ right }) => right)).toEqual([[1], [0], [0, 1]])
})

test('who passed has passed, also when they answer wrong after', async ({ ctx, as }) => {
  const { room, ref } = await inside(ctx, as, { kind: 'quiz', quiz: aQuiz })
  await room.takeQuiz({ ...ref, answers: [[1], [0]] })
  const { lesson } = await room.takeQuiz({ ...ref, answers: [[0], [1]] })
  expect(lesson).toMatchObject({ done: true, quiz: { last: { passed: true, percent: 100 } } })
})

test('an attempt keeps what it answered, whatever the teacher writes anew; what can’t be answered costs none', async ({
  ctx,
  as,
}) => {
  const { room, ref, course, lesson } = await inside(ctx, as, { kind: 'quiz', quiz: aQuiz, max_attempts: 5 })
  await expect(room.takeQuiz({ ...ref, answers: [[9], [0]] })).rejects.toMatchObject({ status: 422 })
  await expect(room.takeQuiz({ ...ref, answers: [[1], [0], [0]] })).rejects.toMatchObject({ status: 422 })
  await room.takeQuiz({ ...ref, answers: [[0], [0]] })
  const quiz = [{ text: 'Nova?', options: ['Sim', 'Não'], right: [1], explanation: 'Segredo.' }]
  const { lessons } = (await as({ id: course.teacher_id })).courses
  await lessons.change({ slug: course.slug, id: lesson.id, title: lesson.title, quiz, max_attempts: 5 })
  const shown = await room.show(ref)
  expect(shown.lesson.quiz).toMatchObject({
    attempts_left: 4,
    last: { percent: 50, questions: [{ text: 'Quando regar?' }, {}] },
  })
  expect(JSON.stringify(shown)).not.toContain('Segredo.')
})

test('an assignment is done when its teacher takes it', async ({ ctx, as }) => {
  const { room, ref, teacher, pupil } = await inside(ctx, as, { kind: 'tarefa' })
  await expect(room.handIn({ ...ref, text: ' ' })).rejects.toMatchObject({ status: 422 })
  await room.handIn({ ...ref, text: 'EC 1,7.' })
  await room.handIn({ ...ref, text: 'EC 1,8 no escorrido.' })
  expect((await teacher.enrolments.desk({})).tasks).toMatchObject([{ text: 'EC 1,8 no escorrido.' }])
  const [waiting] = (await teacher.enrolments.desk({})).tasks
  await expect(
    (await as(await aUser(ctx))).enrolment.classroom.replyTask({ id: waiting?.id ?? 0, state: 'aceita' }),
  ).rejects.toMatchObject(gone)
  await expect(
    teacher.classroom.replyTask({ id: waiting?.id ?? 0, state: 'devolvida', reply: ' ' }),
  ).rejects.toMatchObject({ status: 422, data: { errors: { reply: [expect.stringContaining('Diga o que falta')] } } })
  await teacher.classroom.replyTask({ id: waiting?.id ?? 0, state: 'devolvida', reply: 'E a entrada?' })
  expect((await room.show(ref)).lesson).toMatchObject({
    done: false,
    task: { state: 'devolvida', reply: 'E a entrada?' },
  })
  await room.handIn({ ...ref, text: 'Entrou 1,4 e saiu 1,8.' })
  const [again] = (await teacher.enrolments.desk({})).tasks
  await teacher.classroom.replyTask({ id: again?.id ?? 0, state: 'aceita' })
  expect((await room.show(ref)).lesson).toMatchObject({ done: true, task: { state: 'aceita' } })
  await expect(room.handIn({ ...ref, text: 'De novo.' })).rejects.toMatchObject({ status: 409 })
  await expect(teacher.classroom.replyTask({ id: again?.id ?? 0, state: 'devolvida' })).rejects.toMatchObject({
    status: 409,
  })
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, pupil.id))
  expect(told.map(({ title }) => title)).toContain('Sua tarefa foi aceita')
})

test('questions are read by all pupils and answered by the teacher; notes are one’s own', async ({ ctx, as }) => {
  const { room, ref, teacher, course } = await inside(ctx, as)
  const other = (await as(await aUser(ctx))).enrolment
  await expect(other.classroom.ask({ ...ref, text: 'Posso perguntar?' })).rejects.toMatchObject(closed)
  await other.enrolments.enrol({ slug: course.slug })
  await room.ask({ ...ref, text: 'Serve água da chuva?' })
  const [asked] = (await other.classroom.show(ref)).lesson.questions
  expect(asked).toMatchObject({ text: 'Serve água da chuva?', can: { answer: false, remove: false } })
  const id = asked?.id ?? 0
  await expect(other.classroom.answer({ id, answer: 'Sim' })).rejects.toMatchObject(gone)
  await expect(other.classroom.removeQuestion({ id })).rejects.toMatchObject(gone)
  await teacher.classroom.answer({ id, answer: 'Serve, e meça.' })
  expect((await room.show(ref)).lesson.questions).toMatchObject([{ answer: 'Serve, e meça.', can: { remove: true } }])
  await room.removeQuestion({ id })
  expect((await other.classroom.show(ref)).lesson.questions).toEqual([])
  await room.addNote({ ...ref, text: 'Testar amanhã', second: 12 })
  const [note] = (await room.show(ref)).lesson.notes
  expect(note).toMatchObject({ second: 12 })
  expect((await other.classroom.show(ref)).lesson.notes).toEqual([])
  await expect(other.classroom.removeNote({ ...ref, id: note?.id ?? 0 })).rejects.toMatchObject(gone)
  await room.removeNote({ ...ref, id: note?.id ?? 0 })
  await expect(room.addNote({ ...ref, text: '' })).rejects.toMatchObject({ status: 422 })
})

test('a file of a class is opened by its pupils alone, and each opening is logged', async ({
  ctx,
  as,
  api,
  contextOf,
}) => {
  const { room, ref, course, lesson } = await inside(ctx, as, { kind: 'material' })
  const file = await aPrivateFile(await contextOf({ id: course.teacher_id }), 'lista.pdf')
  await ctx.db.update(private_files).set({ attached: true }).where(eq(private_files.id, file.id))
  await ctx.db.insert(lesson_files).values({ lesson_id: lesson.id, file_id: file.id, position: 0 })
  expect((await room.file({ ...ref, file: file.id })).name).toBe('lista.pdf')
  await expect(room.file({ ...ref, file: file.id + 1 })).rejects.toMatchObject(gone)
  await expect(api.enrolment.classroom.file({ ...ref, file: file.id })).rejects.toMatchObject(closed)
  await expect((await as(await aUser(ctx))).enrolment.classroom.file({ ...ref, file: file.id })).rejects.toMatchObject(
    closed,
  )
})

/** Signs of a pupil's video of a minute, each so many seconds of the server's clock after the one before. */
async function aFilm({
  ctx,
  as,
  clock,
}: {
  ctx: Context
  as: (user: { id: number }) => Promise<Client>
  clock: { now: Date }
}) {
  const owner = await aUser(ctx, { roles: ['professor'] })
  const video = await aVideo(ctx, { user_id: owner.id, attached: true, duration_s: 60 })
  const course = await aCourse(ctx, { teacher_id: owner.id })
  const lesson = await aLesson(ctx, course, { kind: 'video', video_id: video.id })
  const { enrolments, classroom } = (await as(await aUser(ctx))).enrolment
  await enrolments.enrol({ slug: course.slug })
  const ref = { slug: course.slug, lesson: lesson.slug }
  const beat = (position_s: number, seconds: number, playing = true) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
    return classroom.beat({ ...ref, position_s, playing })
  }
  return { ref, classroom, beat }
}

test('a video is done when 90 % of it played by the clock; jumps, replays and haste count nothing', async ({
  ctx,
  as,
  clock,
}) => {
  const { ref, classroom, beat } = await aFilm({ ctx, as, clock })
  await beat(0, 0, false)
  expect(await beat(59, 1)).toEqual({ covered_percent: 0, done: false })
  await beat(0, 1, false)
  expect(await beat(10, 10)).toEqual({ covered_percent: 16, done: false })
  await beat(0, 1, false)
  expect(await beat(10, 10)).toEqual({ covered_percent: 16, done: false })
  await beat(10, 1, false)
  expect(await beat(30, 10)).toMatchObject({ covered_percent: 50 })
  expect(await beat(54, 24)).toEqual({ covered_percent: 90, done: true })
  expect((await classroom.show(ref)).lesson).toMatchObject({ done: true, position_s: 54 })
  const [mark] = await ctx.db.select().from(lesson_progress)
  expect(mark?.watched_s).toBeLessThanOrEqual(60)
  await expect(classroom.beat({ ...ref, position_s: -1 })).rejects.toMatchObject({ status: 422 })
  await expect((await as(await aUser(ctx))).enrolment.classroom.beat({ ...ref, position_s: 1 })).rejects.toMatchObject(
    closed,
  )
})

test('a sign that the line held back for seconds costs no pupil what was watched at twice the speed', async ({
  ctx,
  as,
  clock,
}) => {
  const { beat } = await aFilm({ ctx, as, clock })
  // The video began four seconds before this arrived.
  await beat(0, 4, false)
  expect(await beat(20, 6)).toEqual({ covered_percent: 33, done: false })
  expect(await beat(40, 10)).toEqual({ covered_percent: 66, done: false })
  expect(await beat(60, 10)).toEqual({ covered_percent: 100, done: true })
})

test('what comes before its time counts for five seconds altogether, in however many signs', async ({
  ctx,
  as,
  clock,
}) => {
  const { beat } = await aFilm({ ctx, as, clock })
  await beat(0, 0, false)
  for (let n = 1; n < 100; n++) await beat(n * 0.6, 0.001)
  expect((await beat(60, 0.001)).covered_percent).toBeLessThanOrEqual(20)
})

test('a video is taken out for an address, never left without either while pupils have the class', async ({
  ctx,
  as,
}) => {
  const owner = await aUser(ctx, { roles: ['professor'] })
  const video = await aVideo(ctx, { user_id: owner.id, attached: true, duration_s: 60 })
  const course = await aCourse(ctx, { teacher_id: owner.id })
  const lesson = await aLesson(ctx, course, { kind: 'video', video_id: video.id })
  const { lessons } = (await as(owner)).courses
  const change = (fields: object) =>
    lessons.change({ slug: course.slug, id: lesson.id, title: lesson.title, minutes: 5, ...fields })
  const video_url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  expect(await change({ video_url })).toMatchObject({ video: { id: video.id } })
  await expect(change({ without_video: true })).rejects.toMatchObject({
    data: { errors: { video_id: [expect.any(String)] } },
  })
  expect(await change({ without_video: true, video_url })).toMatchObject({ video: null, video_url })
})

test('a class opens with its phase, and to who is past it', async ({ ctx, as }) => {
  const { course, pupil } = await inside(ctx, as)
  const early = await aLesson(ctx, course, { phase: 'germinacao' })
  const late = await aLesson(ctx, course, { phase: 'floracao' })
  const plant = await aPlant(ctx, { created_by: pupil.id })
  await ctx.db.insert(plant_cycle_changes).values({
    ...{ plant_id: plant.id, plant_cycle_id: await cycleId(ctx, 'vegetativo'), on: '2026-11-20' },
    created_by: pupil.id,
  })
  const { classroom } = (await as(pupil)).enrolment
  const lockOf = async ({ slug }: { slug: string }) =>
    (await classroom.show({ slug: course.slug, lesson: slug })).lesson.lock
  expect(await lockOf(early)).toBeNull()
  expect(await lockOf(late)).toMatchObject({ why: 'phase' })
})

test('an assignment is read and answered by who teaches, as its form says; an old one not after a newer', async ({
  ctx,
  as,
}) => {
  const { room, ref, teacher, course } = await inside(ctx, as, { kind: 'tarefa' })
  await room.handIn({ ...ref, text: 'Só para quem ensina.' })
  const staff = (await as(await aStaffMember(ctx, ['courses.manage']))).enrolment
  const desk = await staff.enrolments.desk({ course: course.slug })
  expect(desk).toMatchObject({ tasks: [], counts: { tasks: 0 } })
  const waiting = async () => (await teacher.enrolments.desk({ course: course.slug })).tasks[0]?.id ?? 0
  const first = await waiting()
  await expect(staff.classroom.replyTask({ id: first, state: 'aceita' })).rejects.toMatchObject(gone)
  await teacher.classroom.replyTask({ id: first, state: 'devolvida', reply: 'E a entrada?' })
  await room.handIn({ ...ref, text: 'Entrou 1,4.' })
  await expect(teacher.classroom.replyTask({ id: first, state: 'aceita' })).rejects.toMatchObject({ status: 409 })
  await teacher.classroom.replyTask({ id: await waiting(), state: 'aceita' })
  expect((await room.show(ref)).lesson).toMatchObject({ done: true, task: { state: 'aceita', text: 'Entrou 1,4.' } })
})

test('answers to a quiz that was changed meanwhile cost no attempt', async ({ ctx, as }) => {
  const { room, ref, course, lesson } = await inside(ctx, as, { kind: 'quiz', quiz: aQuiz, max_attempts: 1 })
  const seen = (await room.show(ref)).lesson.quiz?.seen
  const quiz = aQuiz.map((one) => ({ ...one, options: one.options.toReversed() }))
  const { lessons } = (await as({ id: course.teacher_id })).courses
  await lessons.change({ slug: course.slug, id: lesson.id, title: lesson.title, quiz, max_attempts: 1 })
  await expect(room.takeQuiz({ ...ref, answers: [[1], [0]], seen })).rejects.toMatchObject({ status: 409 })
  const again = (await room.show(ref)).lesson.quiz
  expect(again).toMatchObject({ attempts_left: 1, last: null })
  await room.takeQuiz({ ...ref, answers: [[1], [0]], seen: again?.seen })
})
