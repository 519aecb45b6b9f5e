import { eq } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { countStatements } from '#tests/count-statements.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'

type As = (user: { id: number }) => Promise<Client>
const ec = { kind: 'medicao' as const, measures: { ec: { value: 1.4, scale: 'mS/cm' as const } } }

/** A pupil with a private plant in flowering, in a course with a class that asks for its EC. */
async function asked(ctx: Context, as: As, fields: object = {}) {
  const course = await aCourse(ctx)
  const lesson = await aLesson(ctx, course, {
    kind: 'tarefa',
    title: 'Meça a sua',
    asks: 'ec',
    asks_phase: 'floracao',
    ...fields,
  })
  const pupil = await aUser(ctx)
  const plant = await aPlant(ctx, {
    created_by: pupil.id,
    name: 'Chica',
    plant_cycle_id: await cycleId(ctx, 'floracao'),
  })
  const hers = await as(pupil)
  await hers.enrolment.enrolments.enrol({ slug: course.slug })
  const teacher = await as({ id: course.teacher_id })
  const ref = { slug: course.slug, lesson: lesson.slug }
  const seen = async (who = teacher) => (await who.enrolment.classroom.entries({ slug: course.slug })).data
  const post = (more: object = {}, of = plant) => hers.journal.updates.post({ id_or_slug: of.slug, ...ec, ...more })
  const done = async () => (await hers.enrolment.classroom.show(ref)).lesson.done
  return { course, lesson, pupil, plant, hers, teacher, ref, seen, post, done }
}

test('an entry of the journal does the class that asked for it; Hoje says so until then', async ({ ctx, as }) => {
  const { course, hers, ref, post, done, pupil } = await asked(ctx, as)
  const waits = async () => (await hers.agenda.today.show()).asks
  expect(await waits()).toEqual([
    {
      key: expect.any(String),
      what: 'Uma medição de EC de uma planta sua em floração',
      whose: `Meça a sua, aula de ${course.title}`,
      to: `/dichavando/cursos/${course.slug}/${ref.lesson}`,
    },
  ])
  await post({ measures: { ph: { value: 6 } } })
  expect(await done()).toBe(false)
  await post()
  expect(await done()).toBe(true)
  expect(await waits()).toEqual([])
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, pupil.id))
  expect(told.map(({ title }) => title)).toContain('Seu registro fez a aula “Meça a sua”')
  const teachers = await ctx.db.select().from(notifications).where(eq(notifications.user_id, course.teacher_id))
  expect(teachers.map(({ title }) => title)).toContain(`Registro entregue em “${course.title}”`)
})

test('one that becomes an answer when it is corrected does the class too', async ({ ctx, as }) => {
  const { hers, post, done } = await asked(ctx, as)
  const { id } = await post({ measures: { ph: { value: 6 } } })
  expect(await done()).toBe(false)
  await hers.journal.updates.change({
    id,
    text: '',
    measures: { ph: { value: 6 }, ec: { value: 1.2, scale: 'mS/cm' as const } },
  })
  expect(await done()).toBe(true)
})

test('of another phase, of another person, of before the class was reached: none of them counts', async ({
  ctx,
  as,
}) => {
  const { hers, pupil, plant, ref, post, done, lesson } = await asked(ctx, as)
  const young = await aPlant(ctx, { created_by: pupil.id })
  const other = await post({}, young)
  const [before] = await ctx.db
    .insert(updates)
    .values({
      plant_id: plant.id,
      created_by: pupil.id,
      ...ec,
      happened_at: new Date('2026-11-21T14:00:00Z'),
      created_at: new Date('2026-11-21T14:00:00Z'),
    })
    .returning()
  const stranger = await aPlant(ctx, { plant_cycle_id: await cycleId(ctx, 'floracao') })
  const theirs = await (await as({ id: stranger.created_by })).journal.updates.post({
    id_or_slug: stranger.slug,
    ...ec,
  })
  const earlier = await post({ happened_at: '2026-11-18T10:00' })
  expect(await done()).toBe(false)
  for (const { id: update_id } of [other, before ?? { id: 0 }, theirs, earlier])
    await expect(hers.enrolment.classroom.handInEntry({ ...ref, update_id })).rejects.toMatchObject({
      data: { errors: { update_id: [expect.stringContaining('uma medição de ec de uma planta sua em floração')] } },
    })
  expect((await hers.enrolment.classroom.show(ref)).lesson.asks?.found).toEqual([])
  const visitor = await as(await aUser(ctx))
  await expect(visitor.enrolment.classroom.handInEntry({ ...ref, update_id: 1 })).rejects.toMatchObject({ status: 403 })
  await expect(hers.enrolment.classroom.handIn({ ...ref, text: 'Medi.' })).rejects.toMatchObject({ status: 409 })
  await expect(hers.enrolment.classroom.finish(ref)).rejects.toMatchObject({ status: 409 })
  const words = await aLesson(ctx, { id: lesson.course_id }, { kind: 'tarefa' })
  await expect(
    hers.enrolment.classroom.handInEntry({ slug: ref.slug, lesson: words.slug, update_id: other.id }),
  ).rejects.toMatchObject({ status: 409 })
})

test('one that is there already is chosen on the class, changed for another and taken back', async ({ ctx, as }) => {
  const { hers, ref, post, done, seen, teacher, course, lesson } = await asked(ctx, as, { asks: null })
  const { id: first } = await post({ text: 'A primeira.' })
  const { id: second } = await post({ text: 'A segunda.', measures: { ec: { value: 1.8, scale: 'mS/cm' as const } } })
  const { text, ...edited } = await teacher.courses.lessons.show({ slug: course.slug, id: lesson.id })
  await teacher.courses.lessons.change({
    ...{ slug: course.slug, id: lesson.id, title: edited.title, document: text.document },
    ...{ asks: 'ec', asks_phase: 'floracao' },
  })
  expect((await hers.enrolment.classroom.show(ref)).lesson.asks).toMatchObject({
    entry: 'ec',
    found: [{ id: second, label: 'Medição', plant: 'Chica' }, { id: first }],
  })
  await hers.enrolment.classroom.handInEntry({ ...ref, update_id: first })
  expect(await done()).toBe(true)
  expect(await seen()).toMatchObject([{ entry: { text: 'A primeira.' } }])
  await hers.enrolment.classroom.handInEntry({ ...ref, update_id: second })
  expect(await seen()).toMatchObject([{ entry: { text: 'A segunda.' } }])
  const after = await hers.enrolment.classroom.takeEntryBack(ref)
  expect(after.lesson).toMatchObject({ done: true, task: { entry: null } })
  expect(await seen()).toEqual([])
  await expect((await as(await aUser(ctx))).enrolment.classroom.takeEntryBack(ref)).rejects.toMatchObject({
    status: 403,
  })
})

test('the teacher sees the entry of a private plant, and nothing else of it; nobody else sees even that', async ({
  ctx,
  as,
  api,
}) => {
  const { course, hers, plant, pupil, post, seen, teacher } = await asked(ctx, as)
  const photo = await aPhoto(ctx, { created_by: pupil.id })
  const { id } = await post({ text: 'Desci um pouco.', photo_ids: [photo.id] })
  await post({ text: 'Segredo.', kind: 'nota', measures: {} })
  const [handed, ...others] = await seen()
  expect(others).toEqual([])
  expect(handed).toMatchObject({
    who: pupil.nickname,
    entry: {
      text: 'Desci um pouco.',
      measures: { ec: { value: 1.4, scale: 'mS/cm' as const } },
      photos: [expect.anything()],
    },
  })
  const said = JSON.stringify(handed)
  for (const hidden of [plant.name, plant.slug, 'Segredo.', 'act_key', 'space']) expect(said).not.toContain(hidden)
  const gone = { status: 404 }
  await expect(teacher.garden.plants.show({ id_or_slug: plant.slug })).rejects.toMatchObject(gone)
  await expect(teacher.journal.updates.list({ id_or_slug: plant.slug })).rejects.toMatchObject(gone)
  await expect(teacher.journal.updates.show({ id })).rejects.toMatchObject(gone)
  await expect(seen(await as(await aUser(ctx)))).rejects.toMatchObject(gone)
  await expect(seen(await as(await aUser(ctx, { roles: ['admin'] })))).rejects.toMatchObject(gone)
  await expect(seen(hers)).rejects.toMatchObject(gone)
  await expect(api.enrolment.classroom.entries({ slug: course.slug })).rejects.toMatchObject({ status: 401 })
  const mate = await as(await aUser(ctx))
  await mate.enrolment.enrolments.enrol({ slug: course.slug })
  await expect(seen(mate)).rejects.toMatchObject(gone)
  expect(
    JSON.stringify(await mate.enrolment.classroom.show({ slug: course.slug, lesson: handed?.lesson.slug ?? '' })),
  ).not.toContain('Desci um pouco.')
})

test('who teaches from now on sees no entry that was handed in to another, until it is handed in anew', async ({
  ctx,
  as,
  page,
}) => {
  const { course, hers, post, seen, ref, pupil } = await asked(ctx, as)
  const { id: update_id } = await post({ text: 'Só para quem ensina.' })
  expect(await seen()).toHaveLength(1)
  const { id: teacher_id } = await aUser(ctx)
  await ctx.db.update(courses).set({ teacher_id }).where(eq(courses.id, course.id))
  const next = await as({ id: teacher_id })
  expect(await seen(next)).toEqual([])
  await expect(seen()).rejects.toMatchObject({ status: 404 })
  expect((await hers.enrolment.classroom.show(ref)).lesson.task).toMatchObject({ seen: false })
  const shown = await page(`/dichavando/cursos/${ref.slug}/${ref.lesson}`, pupil)
  expect(shown.text).toContain('Quem ensina mudou e não vê este registro.')
  await hers.enrolment.classroom.handInEntry({ ...ref, update_id })
  expect(await seen(next)).toMatchObject([{ entry: { text: 'Só para quem ensina.' } }])
  expect((await hers.enrolment.classroom.show(ref)).lesson.task).toMatchObject({ seen: true })
})

test('it leaves the teacher’s sight with the entry, with the plant, and with the pupil; the class stays done', async ({
  ctx,
  as,
}) => {
  const deleted = await asked(ctx, as)
  const { id } = await deleted.post()
  expect(await deleted.seen()).toHaveLength(1)
  await deleted.hers.journal.updates.takeAway({ id })
  expect(await deleted.seen()).toEqual([])
  expect(await deleted.done()).toBe(true)
  const uprooted = await asked(ctx, as)
  await uprooted.post()
  await uprooted.hers.garden.plants.remove({ id_or_slug: uprooted.plant.slug })
  expect(await uprooted.seen()).toEqual([])
  expect((await uprooted.hers.enrolment.classroom.show(uprooted.ref)).lesson.task?.entry).toBeNull()
  const left = await asked(ctx, as)
  await left.post()
  await left.teacher.enrolment.enrolments.endPupil({ slug: left.course.slug, user_id: left.pupil.id })
  expect(await left.seen()).toEqual([])
  const unasked = await asked(ctx, as)
  await unasked.post()
  await ctx.db.update(lessons).set({ asks: null }).where(eq(lessons.id, unasked.lesson.id))
  expect(await unasked.seen()).toEqual([])
  const passed = await asked(ctx, as)
  await passed.post()
  await ctx.db.update(plants).set({ created_by: left.pupil.id }).where(eq(plants.id, passed.plant.id))
  expect(await passed.seen()).toEqual([])
})

test('of a course that is closed, hidden or still locked Hoje asks nothing, and no entry is handed in', async ({
  ctx,
  as,
}) => {
  const { hers, teacher, post, seen } = await asked(ctx, as, { drip_days: 3 })
  await post()
  expect((await hers.agenda.today.show()).asks).toEqual([])
  expect(await seen()).toEqual([])
  const out = await asked(ctx, as)
  await out.teacher.enrolment.enrolments.endPupil({ slug: out.course.slug, user_id: out.pupil.id })
  await out.post()
  expect((await out.hers.agenda.today.show()).asks).toEqual([])
  expect(await out.seen()).toEqual([])
  expect((await teacher.agenda.today.show()).asks).toEqual([])
})

test('a plant that enters a phase opens its classes, and its grower hears which; a second plant says nothing', async ({
  ctx,
  as,
}) => {
  const course = await aCourse(ctx)
  await aLesson(ctx, course)
  const opened = await aLesson(ctx, course, { title: 'Primeiros pistilos', phase: 'floracao' })
  await aLesson(ctx, course, { phase: 'floracao' })
  const grower = await aUser(ctx)
  const mine = await as(grower)
  await mine.enrolment.enrolments.enrol({ slug: course.slug })
  const enter = async (name: string) => {
    const plant = await aPlant(ctx, { created_by: grower.id, name })
    const plant_cycle_id = await cycleId(ctx, 'floracao')
    await mine.garden.plants.changeCycle({ id_or_slug: plant.slug, plant_cycle_id, on: '2026-11-21' })
  }
  await enter('Chica')
  await enter('Dália')
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, grower.id))
  expect(told).toMatchObject([
    {
      kind: 'course',
      title: 'Sua Chica entrou em floração: aula 2',
      text: `Abriu “Primeiros pistilos”, e mais 1, de “${course.title}”`,
      url: `/dichavando/cursos/${course.slug}/${opened.slug}`,
    },
  ])
})

test('a class costs its pupil no more statements for what it may ask; who asks for an entry costs one, and one shown two', async ({
  ctx,
  as,
}) => {
  const { hers, ref, course, post } = await asked(ctx, as)
  const words = await aLesson(ctx, course, { kind: 'tarefa' })
  const room = hers.enrolment.classroom
  const cost = async (lesson: string) =>
    (await countStatements(() => room.show({ slug: course.slug, lesson }))).statements.length
  const plain = await cost(words.slug)
  expect(plain).toBeLessThanOrEqual(15)
  expect(await cost(ref.lesson)).toBe(plain + 1)
  await post()
  expect(await cost(ref.lesson)).toBe(plain + 3)
})
