import { eq } from 'drizzle-orm'
import { aCourse, aLesson, aQuiz } from '#domains/learning/courses/courses.factory.ts'
import { lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'

test('in a group before it starts, and in its queue: when it opens, and leaving is confirmed', async ({
  ctx,
  as,
  page,
  clock,
}) => {
  const course = await aCourse(ctx)
  await aLesson(ctx, course)
  const teacher = (await as({ id: course.teacher_id })).enrolment.cohorts
  const starts_at = new Date(clock.now.getTime() + 2 * DAY).toISOString()
  await teacher.create({ slug: course.slug, name: 'Verão', seats: 1, starts_at })
  const [ana, bia] = [await aUser(ctx), await aUser(ctx)]
  const at = `/dichavando/cursos/${course.slug}`
  const before = await page(at, ana)
  expect(before.text).toContain('Este curso se faz com uma turma')
  expect(before.text).not.toContain('Inscrever-se')
  expect((await before.press('Entrar na turma')).toast).toBe('Você está na turma.')
  const inside = await page(at, ana)
  expect(inside.text).toMatch(/Abre n[ao] .+, com a turma Verão/)
  expect(inside.text).not.toContain('Inscrever-se')
  expect((await (await page(at, bia)).press('Entrar na fila')).toast).toBe('Você está na fila.')
  const queued = await page(at, bia)
  expect(queued.text).toContain('Você é o 1º da fila de Verão, que abre n')
  expect(queued.text).not.toContain('Inscrever-se')
  const leave = inside.$('main button:contains("Sair")')
  expect(leave.attr('data-ask')).toBe('Sair de Verão?')
  expect(queued.$('main button:contains("Sair")').attr('data-ask')).toBe('Sair da fila de Verão?')
  expect((await inside.press('Sair', {}, 'main')).toast).toBe('Você saiu da turma.')
  expect((await page(at, bia)).text).toContain('Você está dentro.')
})

test('the programme shows what is done, and no day for it', async ({ ctx, as, page }) => {
  const course = await aCourse(ctx)
  const done = await aLesson(ctx, course, { kind: 'texto', title: 'A feita' })
  const other = await aLesson(ctx, course, { kind: 'texto', title: 'A outra' })
  const pupil = await aUser(ctx)
  const own = (await as(pupil)).enrolment
  await own.enrolments.enrol({ slug: course.slug })
  await own.classroom.finish({ slug: course.slug, lesson: done.slug })
  for (const { id } of [done, other]) await ctx.db.update(lessons).set({ phase: 'floracao' }).where(eq(lessons.id, id))
  const shown = await page(`/dichavando/cursos/${course.slug}`, pupil)
  const line = (title: string) => shown.$(`li:contains("${title}")`).last().text()
  expect(line('A feita')).toContain('feita')
  expect(line('A feita')).not.toContain('abre quando')
  expect(line('A outra')).toContain('abre quando uma planta sua entra em floração')
})

test('what is not on sale is not said to be open', async ({ ctx, page }) => {
  const first = await aCourse(ctx, { title: 'Do zero' })
  const next = await aCourse(ctx, { store_id: first.store_id, teacher_id: first.teacher_id, access: 'pago' })
  const edit = await page(`/cursos/professor/curso/${next.slug}/edit`, { id: first.teacher_id })
  await edit.press('Salvar', { requires_id: String(first.id) })
  const { text } = await page(`/dichavando/cursos/${next.slug}`)
  expect(text).toContain('As aulas abrem depois dele.')
  expect(text).not.toContain('Você já pode entrar')
})

test('a quiz that failed says what there is to read, and its word is no success', async ({ ctx, as, page }) => {
  const course = await aCourse(ctx)
  const pupil = await aUser(ctx)
  await (await as(pupil)).enrolment.enrolments.enrol({ slug: course.slug })
  const lesson = await aLesson(ctx, course, { kind: 'quiz', quiz: aQuiz, max_attempts: 2 })
  const at = `/dichavando/cursos/${course.slug}/${lesson.slug}`
  const wrong = { 'answers[0]': '0', 'answers[1]': '1' }
  const sent = await (await page(at, pupil)).press('Enviar respostas', wrong)
  expect(sent.toast).toBe('Não passou: 0 %. Veja a correção.')
  expect(toastKindOf(sent.headers)).toBe('info')
  // What explains the answers would give them away.
  const first = await sent.follow()
  expect(first.text).toContain('Faltou chegar a 70 %. Veja o que errou e tente de novo.')
  // What was answered is marked as it is, beside each answer.
  expect(first.text).toContain('Todo dia, você marcou')
  const last = await (await first.press('Tentar de novo', wrong)).follow()
  expect(last.text).toContain('Faltou chegar a 70 %. Leia as explicações.')
  expect(last.text).toContain('O peso diz.')
})

test('a class that is done leads to the next only when that is open; what is done says no more when it opens', async ({
  ctx,
  as,
  page,
}) => {
  const course = await aCourse(ctx)
  const pupil = await aUser(ctx)
  const first = await aLesson(ctx, course, { kind: 'texto', position: 0 })
  const closed = await aLesson(ctx, course, { kind: 'texto', title: 'Só depois', position: 1, drip_days: 3 })
  const open = await aLesson(ctx, course, { kind: 'texto', title: 'Já aberta', position: 2 })
  await (await as(pupil)).enrolment.enrolments.enrol({ slug: course.slug })
  const at = (lesson: { slug: string }) => `/dichavando/cursos/${course.slug}/${lesson.slug}`
  const shown = await page(at(first), pupil)
  expect(shown.text).toMatch(/A próxima, “Só depois”, está fechada\. Abre n[ao] /)
  expect(shown.text).toContain('Ir para Já aberta')
  const done = await shown.press('Feita', {})
  expect(done.location).toBe(at(first))
  expect(done.toast).toBe('Aula feita. A próxima ainda está fechada.')
  await ctx.db.update(lessons).set({ drip_days: null }).where(eq(lessons.id, closed.id))
  expect((await (await page(at(closed), pupil)).press('Feita, próxima', {})).location).toBe(at(open))
  await ctx.db.update(lessons).set({ drip_days: 3 }).where(eq(lessons.id, closed.id))
  const { text } = await page(at(open), pupil)
  expect(text).toContain('Só depois')
  expect(text).not.toContain('Abre n')
})

const toastKindOf = (headers: Headers) => {
  const [, cookie = ''] = /grower_toast=([^;]+)/.exec(headers.get('set-cookie') ?? '') ?? []
  return (JSON.parse(Buffer.from(cookie, 'base64url').toString()) as { kind: string }).kind
}

test('the card of a paid course that nothing sells says so', async ({ ctx, page }) => {
  await aCourse(ctx, { access: 'pago', title: 'Solo vivo em casa' })
  expect((await page('/dichavando/cursos')).text).toMatch(/Fora de venda.*Solo vivo em casa/)
})
