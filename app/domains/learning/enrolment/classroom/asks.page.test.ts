import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('its teacher asks for an entry, its pupil chooses one, takes it back, and is told what is seen', async ({
  ctx,
  as,
  page,
}) => {
  const course = await aCourse(ctx)
  const lesson = await aLesson(ctx, course, { kind: 'tarefa', title: 'Pode a sua' })
  const teacher = { id: course.teacher_id }
  const pupil = await aUser(ctx)
  await (await as(pupil)).enrolment.enrolments.enrol({ slug: course.slug })
  const plant = await aPlant(ctx, { created_by: pupil.id, name: 'Chica' })
  const [entry] = await ctx.db
    .insert(updates)
    .values({
      ...{ plant_id: plant.id, created_by: pupil.id, kind: 'topping' as const, text: 'No quinto nó.' },
      happened_at: ctx.now(),
    })
    .returning()
  const desk = `/cursos/professor/curso/${course.slug}`
  const saved = await (await page(`${desk}/conteudo/${lesson.id}`, teacher)).press('Salvar', {
    asks: 'poda',
    asks_phase: 'vegetativo',
  })
  expect(saved.toast).toBe('Aula salva.')
  const address = `/dichavando/cursos/${course.slug}/${lesson.slug}`
  const open = await page(address, pupil)
  expect(open.text).toContain('Uma poda ou desfolha de uma planta sua em vegetativo')
  expect(open.text).toContain('quem ensina vê só aquela entrada')
  expect((await page('/cultivo', pupil)).text).toContain(`Pode a sua, aula de ${course.title}`)
  const empty = await open.press('Entregar este', { update_id: '' })
  expect(empty.status).toBe(422)
  expect(empty.error('update_id')).toBe('Escolha uma das opções.')
  const handed = await open.press('Entregar este', { update_id: String(entry?.id) })
  expect(handed.toast).toBe('Entregue, e a aula está feita. Quem ensina vê só esse registro.')
  const seen = await page(`${desk}/registros`, teacher)
  expect(seen.text).toContain('No quinto nó.')
  expect(seen.text).not.toContain('Chica')
  const back = await (await page(address, pupil)).press('Tirar da vista de quem ensina')
  expect(back.toast).toBe('Desfeito. Quem ensina não vê registro seu nesta aula, e ela fica por fazer.')
  expect((await page(`${desk}/registros`, teacher)).text).toContain('Nenhum registro ainda.')
  expect((await page(address, pupil)).text).toContain('Combinar com quem ensina')
})

test('what is demanded before is chosen by its teacher, said before buying, and leads there', async ({ ctx, page }) => {
  const first = await aCourse(ctx, { title: 'Do zero' })
  const next = await aCourse(ctx, { store_id: first.store_id, teacher_id: first.teacher_id })
  const lesson = await aLesson(ctx, next)
  const edit = await page(`/cursos/professor/curso/${next.slug}/edit`, { id: first.teacher_id })
  expect((await edit.press('Salvar', { requires_id: String(first.id) })).toast).toBe('Curso salvo.')
  const sales = `/dichavando/cursos/${next.slug}`
  const visited = await page(sales)
  expect(visited.text).toContain('Antes, termine “Do zero”')
  expect(visited.text).toContain('as aulas só abrem depois dele')
  const pupil = await aUser(ctx)
  expect((await (await page(sales, pupil)).press('Inscrever-se, de graça')).toast).toBe('Você está dentro. Bom curso.')
  const closed = await page(`${sales}/${lesson.slug}`, pupil)
  expect(closed.text).toContain('Abre quando você terminar “Do zero”')
  expect(closed.text).not.toContain('O peso do vaso diz a hora.')
  expect(closed.$(`main a[href="/dichavando/cursos/${first.slug}"]`).length).toBeGreaterThan(0)
})
