import { eq } from 'drizzle-orm'
import { audience_members } from '#domains/community/banca/audiences/audience-members.table.ts'
import { post_versions, posts } from '#domains/community/banca/posts/posts.table.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import type { GrantKind } from '#domains/learning/enrolment/enrolments/enrolment.kinds.ts'
import { endGrants, grant } from '#domains/learning/enrolment/enrolments/grants.actions.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'
import { anAdvisedCourse } from '../consultancy.factory.ts'

const gone = { status: 404 }

/** Somebody whom the course, or its consultancy, was opened to as it is in life: with its event. */
async function comesIn(ctx: Context, course_id: number, what: GrantKind = 'curso', ends_at: Date | null = null) {
  const person = await aUser(ctx)
  await ctx.transaction((tx) => grant(tx, { course_id, user_id: person.id, what, source: 'convite', ends_at }))
  return person
}
const goesOut = (ctx: Context, course_id: number, user_id: number) =>
  ctx.transaction((tx) => endGrants(tx, { course_id, user_id, source: 'convite' }, 'retirado'))

const feedOf = async (api: Client) => (await api.banca.feeds.read({ kind: 'students' })).data.map(({ id }) => id)

const rowsOf = ({ db }: Context, user_id: number) =>
  db.select().from(audience_members).where(eq(audience_members.user_id, user_id))

test('who comes into a course or its consultancy reads in the banca from then on, and no more when they go', async ({
  ctx,
}) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const course_id = course.id
  const pupil = await comesIn(ctx, course_id)
  const until = new Date(ctx.now().getTime() + DAY)
  const member = await comesIn(ctx, course_id, 'consultoria', until)
  expect(await rowsOf(ctx, pupil.id)).toMatchObject([
    { audience: 'alunos', author_id: teacher.id, course_id, until: null },
  ])
  expect(await rowsOf(ctx, member.id)).toMatchObject([{ audience: 'consultoria', author_id: null, course_id, until }])
  // Two ways in: one of them ends, and the other keeps them.
  await ctx.transaction((tx) => grant(tx, { course_id, user_id: pupil.id, what: 'curso', source: 'gratis' }))
  await goesOut(ctx, course_id, pupil.id)
  expect(await rowsOf(ctx, pupil.id)).toHaveLength(1)
  await goesOut(ctx, course_id, member.id)
  expect(await rowsOf(ctx, member.id)).toEqual([])
})

test('when somebody else teaches the course its pupils are theirs', async ({ ctx, as }) => {
  const { course, owner } = await anAdvisedCourse(ctx)
  const pupil = await comesIn(ctx, course.id)
  const other = await aUser(ctx, { nickname: 'outraprofessora' })
  await (await as(owner)).courses.courses.change({
    ...{ slug: course.slug, title: course.title, summary: course.summary, level: 'iniciante', access: 'pago' },
    about: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Tudo sobre solo.' }] }] },
    teacher: 'outraprofessora',
  })
  expect(await rowsOf(ctx, pupil.id)).toMatchObject([{ author_id: course.teacher_id }])
  await (await as(other)).courses.teachers.answerInvite({ slug: course.slug, accept: true })
  expect(await rowsOf(ctx, pupil.id)).toMatchObject([{ author_id: other.id, course_id: course.id }])
})

test('a post for one course is read by who is in it alone: by address, list, feed, count and search', async ({
  ctx,
  as,
  api,
}) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const { course: second } = await anAdvisedCourse(ctx, { teacher_id: teacher.id })
  const pupil = await as(await comesIn(ctx, course.id))
  const elsewhere = await as(await comesIn(ctx, second.id))
  const write = (await as(teacher)).banca.posts
  const one = await write.create({ text: 'Turma do solo vivo', available_by: 'alunos', course_id: course.id })
  expect(one.course).toMatchObject({ id: course.id, name: course.title })
  const all = await write.create({ text: 'Turmas todas', available_by: 'alunos' })
  const ref = { id: one.slug }
  expect(await pupil.banca.posts.show(ref)).toMatchObject({ text: 'Turma do solo vivo', course: { id: course.id } })
  expect((await pupil.banca.posts.list({ posts_id: [one.id, all.id] })).total).toBe(2)
  for (const other of [elsewhere, api, await as(await aUser(ctx))]) {
    await expect(other.banca.posts.show(ref)).rejects.toMatchObject(gone)
    expect((await other.banca.posts.list({ posts_id: [one.id] })).total).toBe(0)
    expect((await other.banca.posts.list({})).data.map(({ id }) => id)).not.toContain(one.id)
    expect((await other.banca.search.everything({ search: 'turma do solo vivo' })).posts.total).toBe(0)
    expect(await feedOf(other)).not.toContain(one.id)
  }
  expect((await pupil.banca.search.everything({ search: 'turma do solo vivo' })).posts.total).toBe(1)
  expect(await feedOf(pupil)).toEqual([all.id, one.id])
  expect(await feedOf(elsewhere)).toEqual([all.id])
  // Who teaches it now is another; what was written for the course stays its pupils'.
  await ctx.db.update(audience_members).set({ author_id: (await aUser(ctx)).id })
  expect(await feedOf(pupil)).toEqual([one.id])
  await ctx.db.update(audience_members).set({ author_id: teacher.id })
  // What names no course is for all of the teacher's pupils, as before.
  expect(await elsewhere.banca.posts.show({ id: all.slug })).toMatchObject({ course: null })
  expect(await (await as(await aStaffMember(ctx, ['posts.manage']))).banca.posts.show(ref)).toMatchObject({
    id: one.id,
  })
})

test('for the consultancy of one course: its members alone; of all, members of each', async ({ ctx, as }) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const { course: second } = await anAdvisedCourse(ctx)
  const member = await as(await comesIn(ctx, course.id, 'consultoria'))
  const others = [await comesIn(ctx, second.id, 'consultoria'), await comesIn(ctx, course.id)]
  const write = (await as(teacher)).banca.posts
  const one = await write.create({ text: 'Só membros', available_by: 'consultoria', course_id: course.id })
  expect(await member.banca.posts.show({ id: one.slug })).toMatchObject({ text: 'Só membros' })
  for (const other of others)
    await expect((await as(other)).banca.posts.show({ id: one.slug })).rejects.toMatchObject(gone)
  const advisor = await aUser(ctx, { user_type: 'engenheiro-agronomo' })
  const whole = await (await as(advisor)).banca.posts.create({ text: 'Todos', available_by: 'consultoria' })
  expect(await member.banca.posts.show({ id: whole.slug })).toMatchObject({ course: null })
})

test('whoever teaches a course writes for it, without a role; for another, or for all, they do not', async ({
  ctx,
  as,
}) => {
  const teacher = await aUser(ctx)
  const { course } = await anAdvisedCourse(ctx, { teacher_id: teacher.id })
  const { course: foreign } = await anAdvisedCourse(ctx)
  const { create } = (await as(teacher)).banca.posts
  for (const available_by of ['alunos', 'consultoria'] as const) {
    expect(await create({ text: 'Oi', available_by, course_id: course.id })).toMatchObject({ available_by })
    await expect(create({ text: 'Oi', available_by, course_id: foreign.id })).rejects.toMatchObject({
      data: { errors: { course_id: ['Escolha um curso que você ensina.'] } },
    })
    await expect(create({ text: 'Oi', available_by })).rejects.toMatchObject({
      data: { errors: { course_id: [expect.stringContaining('Escolha de qual curso')] } },
    })
  }
  const plain = (await as(await aUser(ctx))).banca.posts
  await expect(plain.create({ text: 'Oi', available_by: 'alunos' })).rejects.toMatchObject({
    data: { errors: { available_by: [expect.any(String)] } },
  })
  // Of other audiences a course says nothing.
  expect(await create({ text: 'Oi', available_by: 'todos', course_id: course.id })).toMatchObject({ course: null })
})

test('an edit that does not say for whom leaves it; what it said for one course is not shown to another', async ({
  ctx,
  as,
}) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const { course: second } = await anAdvisedCourse(ctx, { teacher_id: teacher.id })
  const [first, other] = [await as(await comesIn(ctx, course.id)), await as(await comesIn(ctx, second.id))]
  const write = (await as(teacher)).banca.posts
  const { id, slug } = await write.create({ text: 'Para a primeira', available_by: 'alunos', course_id: course.id })
  await write.update({ id: slug, text: 'Ainda para a primeira' })
  expect(await ctx.db.select().from(posts).where(eq(posts.id, id))).toMatchObject([{ course_id: course.id }])
  await write.update({ id: slug, text: 'Para a segunda', available_by: 'alunos', course_id: second.id })
  expect((await ctx.db.select().from(post_versions)).map((one) => one.course_id)).toEqual([course.id, course.id])
  await expect(first.banca.posts.show({ id: slug })).rejects.toMatchObject(gone)
  expect(await other.banca.posts.show({ id: slug })).toMatchObject({ text: 'Para a segunda' })
  expect(await other.banca.posts.versions({ id: slug })).toEqual({ data: [] })
  expect((await write.versions({ id: slug })).data).toHaveLength(2)
})

test('who is named in a post for a course is told when they are in it', async ({ ctx, as }) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const { course: second } = await anAdvisedCourse(ctx, { teacher_id: teacher.id })
  const [inside, outside] = [await comesIn(ctx, course.id), await comesIn(ctx, second.id)]
  const text = `@${inside.nickname} e @${outside.nickname}`
  await (await as(teacher)).banca.posts.create({ text, available_by: 'alunos', course_id: course.id })
  const kindsOf = async (one: { id: number }) =>
    (await (await as(one)).notifications.list({})).data.map(({ kind }) => kind)
  expect(await kindsOf(inside)).toContain('mention')
  expect(await kindsOf(outside)).not.toContain('mention')
})

test('the form offers one’s courses to who teaches, and keeps the choice', async ({ ctx, page }) => {
  const { course, teacher } = await anAdvisedCourse(ctx, { title: 'Solo da casa' })
  const form = await page('/postagem/nova', teacher)
  expect(form.choice('course_id', 'Solo da casa')).toBe(String(course.id))
  const made = await form.press('Publicar', { text: 'Oi', available_by: 'consultoria', course_id: String(course.id) })
  const post = await made.follow()
  expect(post.text).toContain('Consultoria: Solo da casa')
  const edit = await page(`${made.location}/editar`, teacher)
  expect(edit.value('course_id')).toBe(String(course.id))
  const saved = await edit.press('Salvar', { available_by: 'alunos', course_id: '' })
  expect(saved.toast).toBe('Post atualizado.')
  expect(await ctx.db.select().from(posts)).toMatchObject([{ available_by: 'alunos', course_id: null }])
  const plain = await page('/postagem/nova', await aUser(ctx))
  expect(plain.text).not.toContain('De qual curso')
  expect(await ctx.db.$count(courses)).toBe(1)
})

test('a teacher by course alone is told beside the field to choose one', async ({ ctx, page }) => {
  const teacher = await aUser(ctx)
  await anAdvisedCourse(ctx, { teacher_id: teacher.id })
  const form = await page('/postagem/nova', teacher)
  const wrong = await form.press('Publicar', { text: 'Oi', available_by: 'alunos' })
  expect(wrong.error('course_id')).toContain('Escolha de qual curso')
  expect(wrong.value('text')).toBe('Oi')
})
