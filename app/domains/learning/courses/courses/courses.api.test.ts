import { eq } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { anAdmin, aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser, factoryPassword } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { richTextOf } from '#domains/words/rich-text/document/rich-text.model.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aCourse, aLesson } from '../courses.factory.ts'
import { courses } from './courses.table.ts'

const gone = { status: 404 }
const basic = { title: 'Rega sem medo', level: 'iniciante', access: 'gratuito', summary: 'Quando e quanto.' } as const

test('from nothing to the catalogue: made, written, one class, published, found, withdrawn', async ({
  ctx,
  as,
  api,
}) => {
  const { store, owner } = await aStore(ctx)
  const teacher = await aUser(ctx, { roles: ['professor'] })
  const seller = (await as(owner)).courses
  const { slug } = await seller.courses.create({ ...basic, store: store.slug, teacher: `@${teacher.nickname}` })
  expect(slug).toBe('rega-sem-medo')
  for (const taken of ['api', 'assets', 'dev', 'midia', 'sandbox'])
    await expect(
      seller.courses.create({ ...basic, store: store.slug, teacher: teacher.nickname, slug: taken }),
    ).rejects.toMatchObject({ data: { errors: { slug: [expect.stringContaining('usado por uma página')] } } })
  const hers = (await as(teacher)).courses
  await hers.teachers.answerInvite({ slug, accept: true })
  await expect(hers.courses.publish({ slug })).rejects.toMatchObject({
    data: { errors: { about: [expect.stringContaining('Conte')] } },
  })
  const cover = await aPhoto(ctx, { created_by: teacher.id })
  const { about, cover: _, ...own } = await hers.courses.showOwn({ slug })
  const fields = { ...basic, teacher: teacher.nickname, about: richTextOf('Você lê o vaso.'), cover_id: cover.id }
  await expect(
    hers.courses.change({ ...fields, slug, cover_alt: '', opened: { ...own, about: about.document } }),
  ).resolves.toBeTruthy()
  await expect(hers.courses.publish({ slug })).rejects.toMatchObject({
    status: 422,
    data: { errors: { cover_alt: [expect.anything()] } },
  })
  await hers.courses.change({ ...fields, slug, cover_alt: 'Um regador' })
  await expect(hers.courses.publish({ slug })).rejects.toMatchObject({ status: 409 })
  await expect(api.courses.courses.show({ slug })).rejects.toMatchObject(gone)
  const { tree } = await hers.lessons.createModule({ slug, title: 'Começo' })
  const { id } = await hers.lessons.create({ slug, module_id: tree[0]?.id ?? 0, title: 'O vaso', kind: 'texto' })
  await expect(hers.lessons.publish({ slug, id })).rejects.toMatchObject({
    data: { errors: { document: [expect.anything()] } },
  })
  await hers.lessons.change({ slug, id, title: 'O vaso', document: richTextOf('Levante-o.') })
  await hers.lessons.publish({ slug, id })
  await hers.courses.publish({ slug })
  expect(await api.courses.courses.show({ slug })).toMatchObject({
    title: 'Rega sem medo',
    lessons_count: 1,
    syllabus: [{ title: 'Começo', lessons: [{ slug: 'o-vaso' }] }],
    can: { edit: false },
  })
  expect((await ctx.db.select().from(files).where(eq(files.id, cover.id)))[0]).toMatchObject({ public: true })
  expect((await api.courses.courses.list({ search: 'rega' })).data.map((one) => one.slug)).toEqual([slug])
  expect((await api.courses.courses.addresses({ page: 1, per_file: 10 })).data).toMatchObject([{ slug }])
  expect((await api.banca.search.everything({ search: 'rega sem medo' })).course.data).toMatchObject([
    { title: 'Rega sem medo' },
  ])
  await hers.courses.withdraw({ slug })
  await expect(api.courses.courses.show({ slug })).rejects.toMatchObject(gone)
  expect((await api.courses.courses.list({})).data).toEqual([])
  expect((await ctx.db.select().from(files).where(eq(files.id, cover.id)))[0]).toMatchObject({ public: false })
})

test('an address is one course’s, and none of the site’s pages', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const { courses } = (await as(owner)).courses
  const made = { ...basic, store: store.slug, teacher: owner.nickname }
  await expect(courses.create({ ...made, slug: 'professor' })).rejects.toMatchObject({
    data: { errors: { slug: [expect.anything()] } },
  })
  await expect(courses.create({ ...made, slug: 'Com Acento' })).rejects.toMatchObject({ status: 422 })
  await courses.create({ ...made, slug: 'rega' })
  await expect(courses.create({ ...made, slug: 'rega' })).rejects.toMatchObject({
    data: { errors: { slug: ['Outro curso já tem esse endereço. Escolha outro.'] } },
  })
  const idempotency_key = '7b0e8f6e-4d1a-4f61-9c58-b7f4a6a3c2d1'
  const first = await courses.create({ ...made, idempotency_key })
  expect(await courses.create({ ...made, idempotency_key })).toEqual(first)
  await expect(courses.create({ ...made, teacher: 'ninguem' })).rejects.toMatchObject({
    data: { errors: { teacher: [expect.anything()] } },
  })
})

test('edited by its teacher, who manages its store and the team; found as theirs by nobody else', async ({
  ctx,
  as,
}) => {
  const course = await aCourse(ctx, { state: 'rascunho' })
  const { slug } = course
  const viewer = (await as(await aMember(ctx, course.store_id, 'viewer'))).courses.courses
  const stranger = (await as(await aUser(ctx))).courses
  for (const them of [viewer, stranger.courses]) {
    await expect(them.showOwn({ slug })).rejects.toMatchObject(gone)
    await expect(them.publish({ slug })).rejects.toMatchObject(gone)
    await expect(them.remove({ slug })).rejects.toMatchObject(gone)
    await expect(them.withdraw({ slug })).rejects.toMatchObject(gone)
  }
  await expect(stranger.lessons.createModule({ slug, title: 'x' })).rejects.toMatchObject(gone)
  await expect(stranger.courses.show({ slug })).rejects.toMatchObject(gone)
  const manager = (await as(await aMember(ctx, course.store_id, 'manager'))).courses.courses
  expect(await manager.showOwn({ slug })).toMatchObject({ state: 'rascunho' })
  const admin = await anAdmin(ctx)
  const team = (await as(admin)).courses.courses
  await team.remove({ slug })
  expect(await ctx.db.select().from(audit_log).where(eq(audit_log.user_id, admin.id))).toMatchObject([
    { action: 'course.delete' },
  ])
  await expect(manager.showOwn({ slug })).rejects.toMatchObject(gone)
})

test('each list has its own: of a store, of a teacher, of the team', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const teacher = await aUser(ctx, { roles: ['professor'] })
  const mine = await aCourse(ctx, { store_id: store.id, teacher_id: teacher.id, title: 'Solo vivo' })
  await aCourse(ctx, { state: 'rascunho' })
  const slugs = (page: { data: { slug: string }[] }) => page.data.map(({ slug }) => slug)
  expect(slugs(await (await as(owner)).courses.courses.ofStore({ store: store.slug }))).toEqual([mine.slug])
  expect(slugs(await (await as(teacher)).courses.courses.taught({}))).toEqual([mine.slug])
  const team = (await as(await aStaffMember(ctx, ['courses.manage']))).courses.courses
  expect(slugs(await team.forStaff({ search: 'solo' }))).toEqual([mine.slug])
  await expect((await as(teacher)).courses.courses.forStaff({})).rejects.toMatchObject({ status: 403 })
  await expect((await as(await aUser(ctx))).courses.courses.ofStore({ store: store.slug })).rejects.toMatchObject({
    status: 403,
  })
})

test('a product of its store opens it, and one course only', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id, kind: 'curso' }, { price: 147_00 })
  const lamp = await aProduct(ctx, { store_id: store.id })
  const foreign = await aProduct(ctx, { kind: 'curso' })
  const course = await aCourse(ctx, { store_id: store.id, access: 'pago' })
  const other = await aCourse(ctx, { store_id: store.id, access: 'pago' })
  const { courses } = (await as(owner)).courses
  const { slug } = course
  for (const { id } of [lamp, foreign])
    await expect(courses.linkProduct({ slug, product_id: id })).rejects.toMatchObject({
      data: { errors: { product_id: [expect.anything()] } },
    })
  expect(await courses.linkProduct({ slug, product_id: product.id })).toMatchObject({
    offers: [{ id: product.id, price: 147_00 }],
    price: 147_00,
  })
  await courses.linkProduct({ slug, product_id: product.id })
  await expect(courses.linkProduct({ slug: other.slug, product_id: product.id })).rejects.toMatchObject({ status: 422 })
  await expect(courses.unlinkProduct({ slug, product_id: product.id })).rejects.toMatchObject({ status: 409 })
  for (const { id: product_id } of [lamp, foreign])
    await expect(courses.unlinkProduct({ slug, product_id })).rejects.toMatchObject({ status: 404 })
  await courses.withdraw({ slug })
  expect(await ctx.db.select().from(products).where(eq(products.id, product.id))).toMatchObject([{ state: 'pausado' }])
  expect(await courses.unlinkProduct({ slug, product_id: product.id })).toMatchObject({ offers: [] })
  const { ofStore } = (await as(owner)).products
  await expect(ofStore.resume({ store: store.slug, product: product.slug })).rejects.toMatchObject({ status: 409 })
})

test('classes and modules in a tree: made, moved, hidden, deleted; what changed meanwhile is refused', async ({
  ctx,
  as,
}) => {
  const course = await aCourse(ctx, { state: 'rascunho' })
  const { slug } = course
  const { lessons, courses } = (await as({ id: course.teacher_id })).courses
  const first = await lessons.createModule({ slug, title: 'Um' })
  const { tree } = await lessons.createModule({ slug, title: 'Dois' })
  const [one, two] = [tree[0]?.id ?? 0, tree[1]?.id ?? 0]
  expect(first.tree).toHaveLength(1)
  const a = await lessons.create({ slug, module_id: one, title: 'Aula', kind: 'texto' })
  const b = await lessons.create({ slug, module_id: one, title: 'Aula', kind: 'quiz' })
  expect((await lessons.show({ slug, id: b.id })).slug).toBe('aula-2')
  await expect(lessons.removeModule({ slug, id: one })).rejects.toMatchObject({ status: 409 })
  const moved = await lessons.arrange({
    slug,
    modules: [
      { id: two, lesson_ids: [b.id, a.id] },
      { id: one, lesson_ids: [] },
    ],
  })
  expect(moved.tree.map((module) => module.lessons.map(({ id }) => id))).toEqual([[b.id, a.id], []])
  await expect(
    lessons.arrange({
      slug,
      modules: [
        { id: two, lesson_ids: [a.id] },
        { id: one, lesson_ids: [] },
      ],
    }),
  ).rejects.toMatchObject({ status: 409 })
  expect((await lessons.changeModule({ slug, id: two, title: 'Fim' })).tree[0]).toMatchObject({ title: 'Fim' })
  await lessons.removeModule({ slug, id: one })
  await expect(lessons.publish({ slug, id: b.id })).rejects.toMatchObject({
    data: { errors: { quiz: [expect.anything()] } },
  })
  await lessons.change({ slug, id: a.id, title: 'Aula', document: richTextOf('Texto.') })
  expect(await lessons.publish({ slug, id: a.id })).toMatchObject({ state: 'publicada', since_version: 1 })
  await courses.publish({ slug })
  await expect(lessons.unpublish({ slug, id: a.id })).rejects.toMatchObject({ status: 409 })
  await expect(lessons.change({ slug, id: a.id, title: 'Aula' })).rejects.toMatchObject({
    data: { errors: { document: [expect.anything()] } },
  })
  await lessons.remove({ slug, id: b.id })
  await expect(lessons.show({ slug, id: b.id })).rejects.toMatchObject(gone)
  await courses.withdraw({ slug })
  expect(await lessons.unpublish({ slug, id: a.id })).toMatchObject({ state: 'rascunho' })
})

test('what a class can’t be is said beside its field', async ({ ctx, as }) => {
  const course = await aCourse(ctx)
  const { id } = await aLesson(ctx, course, { kind: 'quiz' })
  const { lessons } = (await as({ id: course.teacher_id })).courses
  const change = (more: object) => lessons.change({ slug: course.slug, id, title: 'Quiz', ...more })
  const says = (field: string) => ({ status: 422, data: { errors: { [field]: [expect.any(String)] } } })
  await expect(change({ drip_days: -1 })).rejects.toMatchObject(says('drip_days'))
  await expect(change({ video_url: 'http://exemplo.com' })).rejects.toMatchObject(says('video_url'))
  await expect(change({ captions: 'oi' })).rejects.toMatchObject(says('captions'))
  await expect(change({ quiz: [{ text: 'Qual?', options: ['a', 'b'], right: [] }] })).rejects.toMatchObject(
    says('quiz.0.right'),
  )
  await expect(change({ quiz: [{ text: 'Qual?', options: ['a', 'b'], right: [3] }] })).rejects.toMatchObject(
    says('quiz.0.options.3'),
  )
  await expect(change({ video_id: 999_999 })).rejects.toMatchObject(says('video_id'))
})

test('how a teacher is called, on their courses', async ({ ctx, as, api }) => {
  const course = await aCourse(ctx)
  const { teachers } = (await as({ id: course.teacher_id })).courses
  expect(await teachers.show()).toEqual({ name: '', about: '' })
  await teachers.change({ name: 'Caio Nogueira', about: 'Agrônomo.' })
  expect(await api.courses.courses.show({ slug: course.slug })).toMatchObject({
    teacher: { name: 'Caio Nogueira' },
    teacher_about: 'Agrônomo.',
  })
  await expect(teachers.change({ name: 'x'.repeat(81), about: '' })).rejects.toMatchObject({ status: 422 })
})

test('saved, reported, hidden: gone for everybody but who edits it', async ({ ctx, as, api }) => {
  const course = await aCourse(ctx)
  const fan = await as(await aUser(ctx))
  await fan.social.saves.save({ course_id: course.id })
  expect((await fan.social.saves.mine({ kind: 'course_id' })).data).toMatchObject([{ title: course.title }])
  await fan.moderation.reports.send({ course_id: course.id, category: 'spam' })
  const staff = await as(await aStaffMember(ctx, ['reports.manage']))
  const [found] = (await staff.moderation.cases.list({})).data
  await staff.moderation.cases.decide({ id: found?.id ?? 0, outcome: 'esconder', reason: 'Propaganda.' })
  await expect(api.courses.courses.show({ slug: course.slug })).rejects.toMatchObject(gone)
  expect(await (await as({ id: course.teacher_id })).courses.courses.showOwn({ slug: course.slug })).toMatchObject({
    hidden: true,
  })
})

test('found by the title of a class that is out, which is said; by no draft, and not while it is hidden', async ({
  ctx,
  api,
}) => {
  const course = await aCourse(ctx)
  await aLesson(ctx, course, { title: 'Condutividade elétrica sem susto' })
  await aLesson(ctx, course, { title: 'Micorriza em segredo', state: 'rascunho', since_version: null })
  await aLesson(ctx, course, { title: 'Vermicomposto apagado', deleted_at: ctx.now() })
  const other = await aCourse(ctx, { title: 'Condutividade de ponta a ponta' })
  const busca = async (search: string) => (await api.banca.search.everything({ search })).course
  expect(await busca('condutividade')).toMatchObject({
    total: 2,
    data: [
      { title: other.title, text: 'Quando e quanto.' },
      { title: course.title, text: 'Aula: Condutividade elétrica sem susto' },
    ],
  })
  expect((await api.courses.courses.list({ search: 'condutividades' })).total).toBe(2)
  for (const word of ['micorriza', 'vermicomposto']) {
    expect(await busca(word)).toMatchObject({ total: 0, data: [] })
    expect((await api.courses.courses.list({ search: word })).total).toBe(0)
  }
  await ctx.db.update(courses).set({ hidden_at: ctx.now() }).where(eq(courses.id, course.id))
  expect(await busca('condutividade')).toMatchObject({ total: 1, data: [{ title: other.title }] })
})

test('who teaches and is suspended has no link, who leaves no name; the course stays, and comes back with them', async ({
  ctx,
  as,
  api,
  page,
}) => {
  const teacher = await aUser(ctx, { roles: ['professor'] })
  const course = await aCourse(ctx, { teacher_id: teacher.id })
  const [{ slug }, lesson, pupil] = [course, await aLesson(ctx, course), await aUser(ctx)]
  // Somebody is in it: it stays for them.
  await (await as(pupil)).enrolment.enrolments.enrol({ slug })
  await (await as(teacher)).courses.teachers.change({ name: 'Caio Nogueira', about: 'Agrônomo.' })
  const link = `/perfil/${teacher.nickname}`
  const sales = () => page(`/dichavando/cursos/${slug}`)
  expect((await sales()).links()).toContain(link)
  await ctx.db.update(users).set({ suspended_at: ctx.now() }).where(eq(users.id, teacher.id))
  const suspended = await sales()
  expect(suspended.text).toContain('com Caio Nogueira')
  expect(suspended.links()).not.toContain(link)
  expect(suspended.text).not.toContain('Agrônomo.')
  await ctx.db.update(users).set({ suspended_at: null }).where(eq(users.id, teacher.id))
  await (await as(teacher)).privacy.erasures.ask({ nickname: teacher.nickname, password: factoryPassword })
  const left = await sales()
  expect(left.text).toContain('com Conta apagada')
  expect(left.html).not.toContain(teacher.nickname)
  expect(left.html).not.toContain('Caio')
  expect(await (await as(pupil)).enrolment.classroom.show({ slug, lesson: lesson.slug })).toMatchObject({
    course: { teacher: 'Conta apagada' },
  })
  expect((await api.courses.courses.list({})).data).toMatchObject([{ teacher: { open: false, photo_url: null } }])
  await (await as(teacher)).privacy.erasures.cancel()
  expect((await sales()).links()).toContain(link)
})

test('who is named as the teacher is asked, and sees nothing until they accept; the one who teaches stays until then', async ({
  ctx,
  as,
  page,
}) => {
  const course = await aCourse(ctx)
  const { slug } = course
  const pupil = await aUser(ctx)
  await (await as(pupil)).enrolment.enrolments.enrol({ slug })
  const [asked, other] = [await aUser(ctx), await aUser(ctx)]
  const now = async () => (await as({ id: course.teacher_id })).courses
  const before = await (await now()).courses.showOwn({ slug })
  const edit = { ...basic, slug, about: before.about.document }
  const invite = async (nickname: string) => (await now()).courses.change({ ...edit, teacher: nickname })
  expect((await invite(asked.nickname)).invited).toBe(asked.nickname)
  const theirs = async () => as(asked)
  expect((await (await theirs()).courses.teachers.invites()).data).toMatchObject([{ slug, title: course.title }])
  await expect((await theirs()).courses.courses.showOwn({ slug })).rejects.toMatchObject(gone)
  await expect((await theirs()).enrolment.enrolments.pupils({ slug })).rejects.toMatchObject(gone)
  expect((await (await theirs()).courses.courses.show({ slug })).teacher.id).toBe(course.teacher_id)
  // Saved again without another name it stands; only who was asked answers.
  await invite(before.teacher.nickname)
  const stranger = (await as(other)).courses.teachers
  await expect(stranger.answerInvite({ slug, accept: true })).rejects.toMatchObject(gone)
  await expect((await now()).teachers.answerInvite({ slug, accept: true })).rejects.toMatchObject(gone)
  const refused = await (await page('/cursos/professor/convites', asked)).press('Recusar')
  expect(refused.toast).toBe('Convite recusado. A loja foi avisada.')
  await expect((await theirs()).courses.teachers.answerInvite({ slug, accept: true })).rejects.toMatchObject(gone)
  await invite(other.nickname)
  await (await now()).teachers.answerInvite({ slug, accept: false })
  await expect(stranger.answerInvite({ slug, accept: true })).rejects.toMatchObject(gone)
  await invite(asked.nickname)
  const accepted = await (await page('/cursos/professor/convites', asked)).press('Aceitar')
  expect(accepted.toast).toBe('Agora quem ensina este curso é você.')
  expect((await (await theirs()).enrolment.enrolments.pupils({ slug })).data).toHaveLength(1)
  await expect((await now()).courses.showOwn({ slug })).rejects.toMatchObject(gone)
})

test('a class that was out before comes back as what it was: nobody is let off it', async ({ ctx, as }) => {
  const course = await aCourse(ctx, { syllabus_version: 1 })
  const first = await aLesson(ctx, course, { since_version: 1 })
  await aLesson(ctx, course, { since_version: 1 })
  const { enrolment } = await as(await aUser(ctx))
  await enrolment.enrolments.enrol({ slug: course.slug })
  await enrolment.classroom.finish({ slug: course.slug, lesson: first.slug })
  const { lessons } = (await as({ id: course.teacher_id })).courses
  const ref = { slug: course.slug, id: first.id }
  await lessons.unpublish(ref)
  await lessons.publish(ref)
  const place = await enrolment.enrolments.place({ slug: course.slug })
  expect(place.progress).toMatchObject({ done: 1, total: 2, newer: 0 })
})

test('a store that the team suspended begins and publishes no course, and takes nobody in', async ({ ctx, as }) => {
  const course = await aCourse(ctx)
  const draft = await aCourse(ctx, { store_id: course.store_id, teacher_id: course.teacher_id, state: 'rascunho' })
  await aLesson(ctx, draft)
  await ctx.db.update(stores).set({ state: 'suspensa' }).where(eq(stores.id, course.store_id))
  const { courses: teacher } = (await as({ id: course.teacher_id })).courses
  const stands = { status: 409, message: expect.stringContaining('suspensa') }
  await expect(teacher.publish({ slug: draft.slug })).rejects.toMatchObject(stands)
  const { enrolment } = await as(await aUser(ctx))
  await expect(enrolment.enrolments.enrol({ slug: course.slug })).rejects.toMatchObject(stands)
})
