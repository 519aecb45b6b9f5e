import { eq, isNull } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { type Lesson, lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { countStatements } from '#tests/count-statements.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'

import { course_grants } from '../enrolments/enrolments.table.ts'
import { grant } from '../enrolments/grants.actions.ts'
import { entry_agreements } from './progress.table.ts'

type As = (user: { id: number }) => Promise<Client>
const ec = { kind: 'medicao' as const, measures: { ec: { value: 1.4, scale: 'mS/cm' as const } } }

/** A pupil with a private plant in flowering, in a course with a class that asks for its EC. */
async function asked(ctx: Context, as: As, { agrees = true, ...fields }: { agrees?: boolean } & Partial<Lesson> = {}) {
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
  const agreed = { ...ref, entry: 'ec' as const, phase: 'floracao' as const }
  const agree = () => hers.enrolment.classroom.agreeToEntry(agreed)
  if (agrees) await agree()
  return { course, lesson, pupil, plant, hers, teacher, ref, seen, post, done, agree, agreed }
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

test('nothing reaches who teaches before the pupil agreed in that class: not the note of somebody who was put in by hand', async ({
  ctx,
  as,
  page,
}) => {
  const course = await aCourse(ctx, { access: 'convite' })
  const lesson = await aLesson(ctx, course, { kind: 'tarefa', asks: 'nota' })
  const ref = { slug: course.slug, lesson: lesson.slug }
  const pupil = await aUser(ctx)
  const teacher = await as({ id: course.teacher_id })
  await teacher.enrolment.enrolments.addPupil({ slug: course.slug, nickname: pupil.nickname })
  const hers = await as(pupil)
  const room = hers.enrolment.classroom
  const plant = await aPlant(ctx, { created_by: pupil.id })
  const write = (text: string) => hers.journal.updates.post({ id_or_slug: plant.slug, kind: 'nota', text })
  const seen = async () => (await teacher.enrolment.classroom.entries({ slug: course.slug })).data
  await write('Segredo.')
  expect(await seen()).toEqual([])
  expect((await room.show(ref)).lesson).toMatchObject({ done: false, asks: { agreed: false } })
  expect((await hers.agenda.today.show()).asks).toMatchObject([{ to: `/dichavando/cursos/${ref.slug}/${ref.lesson}` }])
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, course.teacher_id))
  expect(told).toEqual([])
  const address = `/dichavando/cursos/${ref.slug}/${ref.lesson}`
  const agreed = await (await page(address, pupil)).press('Combinar')
  expect(agreed.toast).toContain('Combinado.')
  expect((await page(address, pupil)).text).toContain('O próximo registro que servir faz a aula')
  expect(await seen()).toEqual([])
  const { id } = await write('Para a aula.')
  await write('Outra.')
  expect(await seen()).toMatchObject([{ entry: { text: 'Para a aula.' } }])
  await hers.journal.updates.change({ id, text: 'Corrigido.' })
  expect(await seen()).toMatchObject([{ entry: { text: 'Corrigido.' } }])
})

test('an entry of before it was agreed is not taken, also when it is edited after', async ({ ctx, as }) => {
  const { hers, post, done, agree } = await asked(ctx, as, { agrees: false })
  const { id } = await post({ text: 'De antes.' })
  await agree()
  await hers.journal.updates.change({ id, text: 'De antes, corrigida.', measures: ec.measures })
  expect(await done()).toBe(false)
  await post({ measures: { ec: { value: 1.6, scale: 'mS/cm' as const } } })
  expect(await done()).toBe(true)
})

test('one entry does one class of a course, by itself or by hand', async ({ ctx, as }) => {
  const { course, hers, ref, post, seen } = await asked(ctx, as)
  const second = await aLesson(ctx, course, { kind: 'tarefa', asks: 'ec' })
  const other = { slug: course.slug, lesson: second.slug }
  await hers.enrolment.classroom.agreeToEntry({ ...other, entry: 'ec' })
  const { id: update_id } = await post()
  expect(await seen()).toMatchObject([{ lesson: { slug: ref.lesson } }])
  await expect(hers.enrolment.classroom.handInEntry({ ...other, update_id })).rejects.toMatchObject({ status: 422 })
  expect((await hers.enrolment.classroom.show(other)).lesson).toMatchObject({ done: false, asks: { found: [] } })
  await post({ measures: { ec: { value: 1.7, scale: 'mS/cm' as const } } })
  expect(await seen()).toHaveLength(2)
})

test('what was agreed is taken back with the entry, and the class is not done by it', async ({ ctx, as }) => {
  const { hers, ref, post, seen, done, agree } = await asked(ctx, as)
  await hers.enrolment.classroom.takeEntryBack(ref)
  await post()
  expect(await seen()).toEqual([])
  await expect(hers.enrolment.classroom.takeEntryBack(ref)).rejects.toMatchObject({ status: 404 })
  await agree()
  await post({ text: 'Agora sim.', measures: { ec: { value: 1.7, scale: 'mS/cm' as const } } })
  expect(await seen()).toHaveLength(1)
  await expect(agree()).rejects.toMatchObject({ status: 409 })
  await hers.enrolment.classroom.takeEntryBack(ref)
  expect([await seen(), await done()]).toEqual([[], false])
  await agree()
  expect(await seen()).toEqual([])
})

test('agreed is what was read: another question of the class, or another teacher, is agreed to anew', async ({
  ctx,
  as,
}) => {
  const { lesson, course, hers, post, seen, done, agreed, ref } = await asked(ctx, as)
  const changed = (fields: object) => ctx.db.update(lessons).set(fields).where(eq(lessons.id, lesson.id))
  await changed({ asks_phase: null })
  await post()
  expect(await done()).toBe(false)
  await expect(hers.enrolment.classroom.agreeToEntry(agreed)).rejects.toMatchObject({ status: 409 })
  await changed({ asks_phase: 'floracao' })
  await ctx.db
    .update(courses)
    .set({ teacher_id: (await aUser(ctx)).id })
    .where(eq(courses.id, course.id))
  await post({ measures: { ec: { value: 1.7, scale: 'mS/cm' as const } } })
  expect(await done()).toBe(false)
  expect((await hers.enrolment.classroom.show(ref)).lesson.asks).toMatchObject({ agreed: false })
  await ctx.db.update(courses).set({ teacher_id: course.teacher_id }).where(eq(courses.id, course.id))
  await post({ measures: { ec: { value: 1.8, scale: 'mS/cm' as const } } })
  expect(await seen()).toHaveLength(1)
  await changed({ asks: 'nota' })
  expect(await seen()).toEqual([])
  const words = await aLesson(ctx, course, { kind: 'tarefa' })
  const visitor = await as(await aUser(ctx))
  const agree = { ...ref, entry: 'nota' as const, phase: 'floracao' as const }
  await expect(visitor.enrolment.classroom.agreeToEntry(agree)).rejects.toMatchObject({ status: 403 })
  await expect(hers.enrolment.classroom.agreeToEntry({ ...agree, lesson: words.slug })).rejects.toMatchObject({
    status: 409,
  })
})

test('who is taken out and put in again agrees anew, and hands in anew', async ({ ctx, as }) => {
  const { course, pupil, hers, teacher, ref, post, seen } = await asked(ctx, as)
  const slug = course.slug
  const again = async () => {
    await teacher.enrolment.enrolments.endPupil({ slug, user_id: pupil.id })
    await teacher.enrolment.enrolments.addPupil({ slug, nickname: pupil.nickname })
  }
  const { id: update_id } = await post()
  await again()
  expect(await seen()).toEqual([])
  await hers.enrolment.classroom.handInEntry({ ...ref, update_id })
  expect(await seen()).toHaveLength(1)
  await again()
  expect(await seen()).toEqual([])
  // Access that ran out by itself tells nobody.
  await hers.enrolment.classroom.handInEntry({ ...ref, update_id })
  const past = { ends_at: new Date(ctx.now().getTime() - 1000) }
  await ctx.db
    .update(course_grants)
    .set({ ...past, source: 'turma' })
    .where(isNull(course_grants.ended_at))
  await teacher.enrolment.enrolments.addPupil({ slug, nickname: pupil.nickname })
  expect(await seen()).toEqual([])
  // What stands open by another way all along is one stay.
  await hers.enrolment.classroom.handInEntry({ ...ref, update_id })
  await ctx.transaction((tx) => grant(tx, { course_id: course.id, user_id: pupil.id, what: 'curso', source: 'turma' }))
  expect(await seen()).toHaveLength(1)
})

test('what an entry did of itself before agreements were asked for stays done, and out of sight', async ({
  ctx,
  as,
}) => {
  const { post, seen, done } = await asked(ctx, as)
  await post()
  await ctx.db.delete(entry_agreements)
  expect([await seen(), await done()]).toEqual([[], true])
})

test('a class that asks for an entry is counted on the sales page', async ({ ctx, as, page }) => {
  const { course } = await asked(ctx, as, { agrees: false })
  expect((await page(`/dichavando/cursos/${course.slug}`)).text).toContain('1 aula pede um registro do seu diário')
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
  const { hers, ref, post, done, seen, teacher, course, lesson } = await asked(ctx, as, { asks: null, agrees: false })
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
  expect(after.lesson).toMatchObject({ done: false, task: null })
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
  expect(shown.text).toContain('Quem ensina não vê este registro.')
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
  const { hers, teacher, post, seen } = await asked(ctx, as, { drip_days: 3, agrees: false })
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

test('a class costs its pupil no more statements for what it may ask; who asks for an entry costs two, and one shown two', async ({
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
  expect(await cost(ref.lesson)).toBe(plain + 2)
  await post()
  expect(await cost(ref.lesson)).toBe(plain + 4)
})
