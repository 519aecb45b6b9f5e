import { eq } from 'drizzle-orm'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser, giveRoles } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'

/** A course with a class, and the address of its desk among the courses of who teaches it. */
async function desk(ctx: Context, fields: Parameters<typeof aLesson>[2] = {}) {
  const course = await aCourse(ctx)
  const lesson = await aLesson(ctx, course, fields)
  return { course, lesson, teacher: { id: course.teacher_id }, at: `/cursos/professor/curso/${course.slug}` }
}

test('a course begun by its form: each mistake beside its field, and nothing typed is lost', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx)
  const teacher = await aUser(ctx, { roles: ['professor'] })
  const form = await page(`/vendedor/dashboard/${store.slug}/cursos/criar-curso`, owner)
  expect(form.heading).toBe('Criar curso')
  const typed = {
    title: 'Solo vivo',
    summary: 'Quando e quanto.',
    level: 'iniciante',
    access: 'pago',
    teacher: teacher.nickname,
  }
  const none = await form.press('Criar', { ...typed, title: '', level: undefined, access: undefined, teacher: '' })
  expect(none.status).toBe(422)
  expect(none.error('title')).toBe('Preencha este campo.')
  expect(none.error('level')).toBe('Escolha o nível.')
  expect(none.error('access')).toBe('Escolha como se entra.')
  expect(none.error('teacher')).toBe('Preencha este campo.')
  expect(none.value('summary')).toBe('Quando e quanto.')
  expect((await form.press('Criar', { ...typed, title: 'So' })).error('title')).toBe('Dê um título ao curso.')
  const unknown = await form.press('Criar', { ...typed, teacher: 'ninguem.aqui' })
  expect(unknown.error('teacher')).toContain('apelido')
  expect(unknown.value('title')).toBe('Solo vivo')
  expect((await form.press('Criar', { ...typed, slug: 'Com Acento' })).error('slug')).toContain('letras minúsculas')
  expect((await form.press('Criar', { ...typed, slug: '123' })).error('slug')).toContain('Use também letras')
  expect((await form.press('Criar', { ...typed, slug: 'professor' })).error('slug')).not.toBe('')
  const made = await unknown.press('Criar', { teacher: `@${teacher.nickname}` })
  expect(made.toast).toBe('Rascunho criado. Agora, a primeira aula.')
  expect((await made.follow()).text).toContain('Comece por um módulo')
  // Sent twice it is one.
  await unknown.press('Criar', { teacher: teacher.nickname })
  expect(await ctx.db.$count(courses)).toBe(1)
})

test('edited: what is wrong, what another screen changed, and the teacher who is told', async ({ ctx, page }) => {
  const { course, teacher, at } = await desk(ctx)
  const form = await page(`${at}/edit`, teacher)
  const wrong = await form.press('Salvar', {
    title: 'ab',
    trailer_url: 'http://video.example.org/x',
    teacher: 'ninguem.aqui',
  })
  expect(wrong.error('title')).toBe('Dê um título ao curso.')
  expect(wrong.error('trailer_url')).toBe('Cole o endereço inteiro, começando com https://.')
  expect(wrong.value('trailer_url')).toBe('http://video.example.org/x')
  expect((await form.press('Salvar', { teacher: 'ninguem.aqui' })).error('teacher')).toContain('apelido')
  await ctx.db.update(courses).set({ title: 'De outra tela' }).where(eq(courses.id, course.id))
  const behind = await form.press('Salvar', { title: 'Desta tela' })
  expect(behind.status).toBe(409)
  expect(behind.error('title')).toBe('Este campo mudou enquanto você editava.')
  expect(behind.text).toContain('De outra tela')
  // What only they changed and I did not touch stays as it stands.
  const saved = await form.press('Salvar', { summary: 'Outra frase.' })
  expect(saved.toast).toBe('Curso salvo.')
  const [row] = await ctx.db.select().from(courses).where(eq(courses.id, course.id))
  expect(row).toMatchObject({ title: 'De outra tela', summary: 'Outra frase.' })
})

test('modules and classes: made, named, moved, and taken away when they are empty', async ({ ctx, page }) => {
  const { course, lesson, teacher, at } = await desk(ctx)
  const tree = await page(`${at}/conteudo`, teacher)
  const empty = await tree.press('Criar módulo', { title: ' ' })
  expect([empty.status, empty.error('title')]).toEqual([422, 'Dê um título.'])
  const made = await tree.press('Criar módulo', { title: 'Depois' })
  expect(made.toast).toBe('Módulo criado.')
  const two = await made.follow()
  const inModule = `[aria-label="Depois"]`
  const none = await two.press('Criar aula', { title: '', kind: undefined }, inModule)
  expect(none.status).toBe(422)
  expect(none.textOf(`${inModule} [data-error-of="kind"]`)).toContain('Escolha o tipo da aula.')
  const named = await two.press('Salvar', { title: '' }, inModule)
  expect(named.textOf(`${inModule} [data-error-of="title"]`)).toContain('Dê um título.')
  expect((await two.press('Salvar', { title: 'Por fim' }, inModule)).toast).toBe('Nome salvo.')
  const moved = await two.press(`Descer ${lesson.title}`)
  expect(moved.toast).toBe('Movido.')
  const [first] = await ctx.db.select().from(lessons).where(eq(lessons.id, lesson.id))
  expect(first?.module_id).not.toBe(lesson.module_id)
  const after = await moved.follow()
  const [, module = ''] = /aria-label="(Módulo [^"]*)"/.exec(after.html) ?? []
  expect((await after.press('Apagar o módulo', {}, `[aria-label="${module}"]`)).toast).toBe('O módulo foi apagado.')
  const created = await after.press('Criar aula', { title: 'O prato', kind: 'texto' }, '[aria-label="Por fim"]')
  expect(created.toast).toBe('Aula criada, como rascunho.')
  expect((await created.follow()).heading).toBe('O prato')
  expect((await page(`${at}/conteudo`, await aUser(ctx))).status).toBe(404)
  expect(course.state).toBe('publicado')
})

test('a class is written, and published when it says something', async ({ ctx, page }) => {
  const empty = { state: 'rascunho' as const, since_version: null, document: { type: 'doc' as const, content: [] } }
  const { course, lesson, teacher, at } = await desk(ctx, { ...empty, kind: 'video' })
  const form = await page(`${at}/conteudo/${lesson.id}`, teacher)
  const typed = { minutes: '0', drip_days: '-1', video_url: 'ftp://a.example', captions: 'Olá' }
  const wrong = await form.press('Salvar', { title: '', ...typed })
  expect(wrong.status).toBe(422)
  expect(wrong.error('title')).toBe('Preencha este campo.')
  expect(wrong.error('minutes')).toBe('Diga quantos minutos leva.')
  expect(wrong.error('drip_days')).toBe('Um prazo não começa antes da inscrição.')
  expect(wrong.error('video_url')).toContain('Cole o endereço de um vídeo')
  expect(wrong.error('captions')).toContain('WEBVTT')
  expect(wrong.value('captions')).toBe('Olá')
  expect((await form.press('Salvar', { minutes: 'dez' })).error('minutes')).not.toBe('')
  const nothing = await form.press('Salvar e publicar')
  expect(nothing.status).toBe(422)
  expect(nothing.error('video_url') || nothing.error('video_id')).not.toBe('')
  const out = await form.press('Salvar e publicar', { video_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' })
  expect(out.toast).toBe('Aula publicada.')
  const published = await page(`${at}/conteudo/${lesson.id}`, teacher)
  for (const button of ['Voltar a rascunho', 'Apagar a aula'])
    expect((await published.press(button)).text).toContain('É a única aula publicada, e o curso está no ar.')
  await aLesson(ctx, course)
  expect((await published.press('Voltar a rascunho')).toast).toContain('Voltou a rascunho')
  expect((await published.press('Apagar a aula')).toast).toBe('A aula foi apagada.')
})

test('a quiz: each question says what it lacks, and what was typed and ticked stays', async ({ ctx, page }) => {
  const { lesson, teacher, at } = await desk(ctx, { kind: 'quiz', state: 'rascunho', since_version: null })
  const form = await page(`${at}/conteudo/${lesson.id}`, teacher)
  const question = {
    'quiz[0].text': 'Quando regar?',
    'quiz[0].options[0]': 'Todo dia',
    'quiz[0].explanation': 'O peso diz.',
  }
  const one = await form.press('Salvar', question)
  expect(one.status).toBe(422)
  expect(one.text).toContain('Dê ao menos duas alternativas.')
  expect(one.value('quiz[0].text')).toBe('Quando regar?')
  expect(one.value('quiz[0].options[0]')).toBe('Todo dia')
  const unticked = await form.press('Salvar', { ...question, 'quiz[0].options[1]': 'Quando pesa pouco' })
  expect(unticked.text).toContain('Marque a alternativa certa.')
  const noText = await form.press('Salvar', {
    ...question,
    ...{ 'quiz[0].text': '', 'quiz[0].options[1]': 'Quando pesa pouco', 'quiz[0].right': ['1'] },
  })
  expect(noText.error('quiz[0].text')).not.toBe('')
  expect(
    noText
      .$('[name="quiz[0].right"]:checked')
      .map((_, box) => noText.$(box).val())
      .get(),
  ).toEqual(['1'])
  expect((await form.press('Salvar', { pass_percent: '101' })).error('pass_percent')).not.toBe('')
  const saved = await form.press('Salvar', {
    ...question,
    ...{ 'quiz[0].options[1]': 'Quando pesa pouco', 'quiz[0].right': ['1'] },
  })
  expect(saved.toast).toBe('Aula salva.')
  const [row] = await ctx.db.select().from(lessons).where(eq(lessons.id, lesson.id))
  expect(row?.quiz).toEqual([
    { text: 'Quando regar?', options: ['Todo dia', 'Quando pesa pouco'], right: [1], explanation: 'O peso diz.' },
  ])
})

test('groups and pupils: dates in their order, seats above none, and who exists', async ({ ctx, page }) => {
  const { teacher, at } = await desk(ctx)
  const form = await page(`${at}/alunos`, teacher)
  const typed = { name: 'Turma de abril', seats: '20', starts_at: '2026-12-01T20:00' }
  const wrong = await form.press('Criar a turma', { ...typed, name: '', seats: '0', starts_at: '' })
  expect(wrong.status).toBe(422)
  expect(wrong.error('name')).toBe('Preencha este campo.')
  expect(wrong.error('seats')).toBe('Uma turma tem ao menos uma vaga.')
  expect(wrong.error('starts_at')).not.toBe('')
  const early = await form.press('Criar a turma', { ...typed, ends_at: '2026-11-30T20:00' })
  expect(early.error('ends_at')).not.toBe('')
  expect(early.value('name')).toBe('Turma de abril')
  const made = await form.press('Criar a turma', typed)
  expect(made.toast).toBe('Turma criada.')
  const listed = await made.follow()
  expect(listed.text).toContain('20 vagas livres de 20')
  const fewer = await listed.press('Salvar a turma', { seats: '0' })
  expect(fewer.error('seats')).toBe('Uma turma tem ao menos uma vaga.')
  expect((await listed.press('Apagar a turma')).toast).toBe('A turma foi apagada.')
  const nobody = await form.press('Pôr no curso', { nickname: 'ninguem.aqui' })
  expect([nobody.status, nobody.error('nickname')]).toEqual([422, expect.stringContaining('apelido')])
  expect(nobody.value('nickname')).toBe('ninguem.aqui')
  const pupil = await aUser(ctx)
  const added = await form.press('Pôr no curso', { nickname: `@${pupil.nickname}` })
  expect(added.toast).toBe(`@${pupil.nickname} está no curso.`)
})

test('what opens a course: for how long, said where it is typed wrong; changed where it is linked', async ({
  ctx,
  page,
}) => {
  const { course, teacher, at } = await desk(ctx)
  const product = await aProduct(ctx, { kind: 'curso', store_id: course.store_id })
  const form = await page(at, teacher)
  const wrong = await form.press('Ligar', { product_id: String(product.id), access_days: '0' })
  expect([wrong.status, wrong.error('access_days')]).toEqual([422, 'O acesso dura pelo menos um dia.'])
  expect(wrong.value('access_days')).toBe('0')
  expect(
    (await form.press('Ligar', { product_id: String(product.id), access_days: 'um mês' })).error('access_days'),
  ).toBe('Escreva um número de dias.')
  expect((await form.press('Ligar', { product_id: '' })).error('product_id')).not.toBe('')
  const linked = await (await form.press('Ligar', { product_id: String(product.id) })).follow()
  expect(linked.text).toContain('O acesso não tem prazo.')
  const long = await linked.press('Salvar prazo', { access_days: '9999' })
  expect(long.error('access_days')).toBe('São até 3650 dias. Sem prazo, deixe vazio.')
  const changed = await linked.press('Salvar prazo', { access_days: '90' })
  expect(changed.toast).toBe('Salvo. Vale para quem comprar daqui em diante.')
  expect((await changed.follow()).text).toContain('O acesso dura 90 dias, contados do pagamento.')
})

test('what is missing to publish is said once by its label; what nobody can buy is said before and after', async ({
  ctx,
  page,
}) => {
  const { course, teacher, at } = await desk(ctx)
  await ctx.db.update(courses).set({ state: 'rascunho', access: 'pago', summary: '' }).where(eq(courses.id, course.id))
  const refused = await (await page(at, teacher)).press('Publicar', {})
  expect(refused.text).toContain('Em uma frase: Diga em uma frase o que se aprende.')
  expect(refused.text.split('Diga em uma frase o que se aprende.')).toHaveLength(2)
  await ctx.db.update(courses).set({ summary: 'Quando e quanto.' }).where(eq(courses.id, course.id))
  const draft = await page(at, teacher)
  expect(draft.text).toContain('Ninguém consegue comprar este curso')
  const out = await draft.press('Publicar', {})
  expect(out.toast).toBe('Publicado, mas ninguém consegue comprar ainda: falta um produto à venda.')
})

test('from a course to the product that opens it, for who keeps the store, and back', async ({ ctx, page }) => {
  const { course, teacher, at } = await desk(ctx)
  const { store_id } = course
  const draft = await aProduct(ctx, { kind: 'curso', store_id, state: 'rascunho' })
  const manager = await aMember(ctx, store_id, 'manager')
  const [store] = await ctx.db.select().from(stores).where(eq(stores.id, store_id))
  const products = `/vendedor/dashboard/${store?.slug}/produtos`
  const volta = `?volta=${encodeURIComponent(at)}`
  const way = `${products}/novo?kind=curso&${volta.slice(1)}`
  const linked = await (await (await page(at, manager)).press('Ligar', { product_id: String(draft.id) })).follow()
  expect(linked.links()).toContain(way)
  expect(linked.links()).toContain(`${products}/${draft.slug}${volta}`)
  const form = await page(way, manager)
  expect(form.links()).toContain(at)
  expect(form.value('type_id')).toBe(String(draft.type_id))
  expect((await page(`${products}/${draft.slug}${volta}`, manager)).links()).toContain(at)
  // Who teaches and does not work there is led nowhere.
  expect((await page(at, teacher)).links()).not.toContain(way)
})

test('how one is called: saved, too long, and not over another screen', async ({ ctx, page }) => {
  const teacher = await aUser(ctx, { roles: ['professor'] })
  const form = await page('/cursos/professor/conf', teacher)
  const long = await form.press('Salvar', { name: 'x'.repeat(81), about: 'Cultiva em casa.' })
  expect([long.status, long.value('about')]).toEqual([422, 'Cultiva em casa.'])
  expect(long.error('name')).not.toBe('')
  const saved = await form.press('Salvar', { name: 'Caio Nogueira' })
  expect(saved.toast).toBe('Salvo.')
  expect((await saved.follow()).value('name')).toBe('Caio Nogueira')
  const behind = await form.press('Salvar', { name: 'Outro' })
  expect([behind.status, behind.error('name')]).toEqual([409, 'Este campo mudou enquanto você editava.'])
  expect(behind.text).toContain('Caio Nogueira')
})

test('who works in a store that makes courses begins one from their desk; what waits is folded above the courses', async ({
  ctx,
  as,
  page,
}) => {
  const { store, owner } = await aStore(ctx)
  const course = await aCourse(ctx)
  const lesson = await aLesson(ctx, course, { kind: 'tarefa', title: 'Meça o escorrido' })
  const teacher = { id: course.teacher_id }
  const pupil = await aUser(ctx)
  const own = (await as(pupil)).enrolment
  await own.enrolments.enrol({ slug: course.slug })
  await own.classroom.handIn({ slug: course.slug, lesson: lesson.slug, text: 'EC 1,8.' })
  await ctx.db.update(courses).set({ teacher_id: owner.id, store_id: store.id }).where(eq(courses.id, course.id))
  await giveRoles(ctx, owner.id, ['professor'])
  expect((await page('/cursos/professor', teacher)).links()).not.toContain(
    `/vendedor/dashboard/${store.slug}/cursos/criar-curso`,
  )
  const desk = await page('/cursos/professor', owner)
  expect((await desk.click('Criar curso')).heading).toBe('Criar curso')
  expect(desk.$('details:contains("1 tarefa entregue")').attr('open')).toBeUndefined()
  const refused = await desk.press('Devolver')
  expect(refused.error('reply')).toContain('Diga o que falta')
  expect((await refused.press('Devolver', { reply: 'E a entrada?' })).toast).toBe('Devolvida com o seu recado.')
})

test('who only reads in the store is led to the page that all see; a form that a page does not have does nothing', async ({
  ctx,
  page,
}) => {
  const { store } = await aStore(ctx)
  const course = await aCourse(ctx, { store_id: store.id })
  const draft = await aCourse(ctx, { store_id: store.id, state: 'rascunho', title: 'Rascunho da loja' })
  const list = await page(`/vendedor/dashboard/${store.slug}/cursos`, await aMember(ctx, store.id, 'viewer'))
  expect(list.links()).toContain(`/dichavando/cursos/${course.slug}`)
  expect(list.text).toContain(draft.title)
  for (const { slug } of [course, draft])
    expect(list.links()).not.toContain(`/vendedor/dashboard/${store.slug}/cursos/${slug}`)
  const sales = await page(`/dichavando/cursos/${course.slug}`, await aUser(ctx))
  expect((await sales.press('Inscrever-se, de graça', { form: 'nenhum' })).status).toBe(400)
})
