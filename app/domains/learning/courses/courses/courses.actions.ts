import { and, eq, sql } from 'drizzle-orm'
import { demandAllowedText } from '#domains/base/social/index.ts'
import { pauseProducts } from '#domains/market/products/index.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { inStore } from '#domains/market/stores/index.ts'
import { isActive } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { photoIdsOf, plainText } from '#domains/words/rich-text/document/rich-text.model.ts'
import { notApart } from '#platform/access/apart.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, type FieldErrors, invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { attachPhotos, setPhotosPublic } from '#platform/files/attach-photos.ts'
import { findByKey } from '#platform/owned/find-by-key.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { reservedSlugs } from '#shared/reserved-slugs.ts'
import { slugify } from '#shared/text.ts'
import '../courses.events.ts'
import { lessons } from '../lessons/lessons.table.ts'
import { demandStanding } from '../sales/demand-standing.rules.ts'
import { demandNoneWaits } from '../sales/demand-unsold.rules.ts'
import { courseAlbum } from './course.album.ts'
import { courseFields } from './course-fields.queries.ts'
import { showOwnCourse } from './courses.queries.ts'
import type { CourseChange, CourseCreate, CourseRef } from './courses.schemas.ts'
import { type Course, course_products, courses } from './courses.table.ts'
import { lockCourse } from './edit-course.queries.ts'
import { demandRequirable } from './requirement.rules.ts'

/** A course of a store, as a draft. Idempotent by the form's key. */
export const createCourse = (ctx: Context, { store: slug, idempotency_key, teacher, ...input }: CourseCreate) =>
  ctx.transaction(async (tx) => {
    const { store } = await inStore(tx, slug, 'courses.manage', { lock: 'share' })
    const again = await findByKey(tx, courses, idempotency_key)
    if (again) return slugOf(tx, again)
    await demandStanding(tx, store.id)
    const created_by = signedIn(tx).id
    const named = await teacherNamed(tx, teacher)
    const { slug: wished, ...rest } = input
    const address = await freeAddress(tx, wished, input.title)
    const [made] = await tx.db
      .insert(courses)
      .values({
        ...{ ...rest, slug: address, store_id: store.id, teacher_id: created_by, created_by, idempotency_key },
        ...{ about: { type: 'doc', content: [] }, created_at: tx.now(), updated_at: tx.now() },
      })
      .returning()
    if (!made) throw new Error('insert returned no row')
    await inviteTeacher(tx, made, named)
    return { slug: made.slug }
  })

const slugOf = async ({ db }: Context, id: number) => {
  const [row] = await db.select({ slug: courses.slug }).from(courses).where(eq(courses.id, id))
  if (!row) throw new AppError('not_found')
  return row
}

/** Whoever is named is asked; until they accept who teaches does so still. Of two invitations the last one stands. */
async function inviteTeacher(tx: Context, { id, teacher_id, invited_teacher_id, title }: Course, named: number) {
  const invited = named === teacher_id ? null : named
  if (invited === invited_teacher_id) return
  await tx.db.update(courses).set({ invited_teacher_id: invited }).where(eq(courses.id, id))
  if (invited)
    await notify(tx, {
      ...{ user_id: invited, kind: 'course', actor_id: signedIn(tx).id, key: `teaches:${id}:${tx.now().getTime()}` },
      ...{ title: 'Uma loja convidou você para ensinar', text: title, url: '/cursos/professor/convites' },
    })
}

/** An address is one course's, for good. */
async function freeAddress(tx: Context, wished: string, title: string) {
  const slug = slugify(title)
  const base = wished || (/[a-z]/.test(slug) ? slug : `curso-${slug || 'novo'}`)
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`course:${base}`}, 0))`)
  if (wished) {
    if (reservedSlugs.curso.has(wished))
      throw invalidField('slug', 'Esse endereço é usado por uma página do site. Escolha outro.')
    if (await isTaken(tx, wished)) throw invalidField('slug', 'Outro curso já tem esse endereço. Escolha outro.')
    return wished
  }
  for (let n = 1; ; n++) {
    const address = n === 1 ? base : `${base}-${n}`
    if (!reservedSlugs.curso.has(address) && !(await isTaken(tx, address))) return address
  }
}

const isTaken = async ({ db }: Context, slug: string) => (await db.$count(courses, eq(courses.slug, slug))) > 0

/** Anybody with an account may be asked to teach; who is asked sees the course among their own. */
async function teacherNamed({ db, viewer }: Context, nickname: string) {
  const name = nickname.replace(/^@/, '')
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.nickname, name), isActive(), notApart(viewer, users.id)))
  if (!found) throw invalidField('teacher', `Não encontramos @${name}. Confira o apelido.`)
  return found.id
}

export const changeCourse = (ctx: Context, { slug, ...edit }: CourseChange) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    const before = await courseFields(tx, course)
    const { teacher, ...values } = mergeEdit(edit, before)
    const named = teacher === before.teacher ? null : await teacherNamed(tx, teacher)
    // Who names themselves has agreed.
    const teacher_id = named === signedIn(tx).id ? named : course.teacher_id
    await keepCoursePhotos(tx, course.id, values.cover_id ? [values.cover_id] : [], 'cover_id')
    await keepCoursePhotos(tx, course.id, photoIdsOf(values.about), 'about')
    const { requires_id } = values
    const isOther = requires_id !== course.requires_id
    if (isOther && requires_id) await demandRequirable(tx, course, requires_id)
    const requires_since = isOther ? tx.now() : course.requires_since
    const after = { ...course, ...values, teacher_id }
    if (course.state === 'publicado') await demandComplete(tx, after)
    await tx.db
      .update(courses)
      .set({ ...values, requires_since, teacher_id, updated_at: tx.now() })
      .where(eq(courses.id, course.id))
    await showPhotos(tx, after)
    // What is not sold any more leaves the shop: the course itself, not its consultancy or a subscription.
    if (course.access === 'pago' && after.access !== 'pago') await offSale(tx, course.id, 'curso')
    if (named) await inviteTeacher(tx, after, named)
    await told(tx, course, 'change')
    return showOwnCourse(tx, { slug })
  })

/** New pictures become the course's own; they stay with it. */
export async function keepCoursePhotos(tx: Context, id: number, wanted: number[], field: string) {
  const had = await courseAlbum.idsOf(tx, id)
  const fresh = [...new Set(wanted)].filter((one) => !had.includes(one))
  if (!fresh.length) return
  await attachPhotos(tx, fresh, { public: false, field })
  await tx.db.execute(sql`insert into course_photos (course_id, file_id, position)
    select ${id}, file_id, ${had.length} + place - 1 from unnest(${sql.param(fresh)}::int[]) with ordinality t(file_id, place)`)
}

/** The pictures of its sales page have a plain address while it is out; those of its classes never have. */
export async function showPhotos(tx: Context, { id, state, hidden_at, deleted_at, cover_id, about }: Course) {
  const shown = state === 'publicado' && !hidden_at && !deleted_at
  const read = shown ? [...(cover_id ? [cover_id] : []), ...photoIdsOf(about)] : []
  const own = await courseAlbum.idsOf(tx, id)
  const closed = own.filter((one) => !read.includes(one))
  await setPhotosPublic(tx, closed, false)
  const open = own.filter((one) => read.includes(one))
  await setPhotosPublic(tx, open, true)
}

async function demandComplete(tx: Context, course: Course) {
  const errors: FieldErrors = {}
  if (!course.summary) errors.summary = ['Diga em uma frase o que se aprende.']
  if (!plainText(course.about)) errors.about = ['Conte o que se aprende, para quem é e o que é preciso.']
  if (course.cover_id && !course.cover_alt) errors.cover_alt = ['Diga o que a capa mostra, para quem não a vê.']
  if (Object.keys(errors).length) throw new AppError('invalid', undefined, { errors })
  await demandAllowedText(tx, `${course.title}\n${course.summary}`, 'title')
  await demandAllowedText(tx, plainText(course.about), 'about')
}

/** Out for everybody, when it is complete and has a class to begin with. */
export const publishCourse = (ctx: Context, { slug }: CourseRef) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    if (course.state === 'publicado') return showOwnCourse(tx, { slug })
    if (course.hidden_at)
      throw new AppError('conflict', 'A moderação escondeu este curso. Ele só volta pela moderação.')
    await demandComplete(tx, course)
    await demandStanding(tx, course.store_id)
    const open = and(
      eq(lessons.course_id, course.id),
      eq(lessons.state, 'publicada'),
      sql`${lessons.deleted_at} is null`,
    )
    if (!(await tx.db.$count(lessons, open)))
      throw new AppError('conflict', 'Publique ao menos uma aula antes: sem aula não há o que aprender.')
    const columns = { state: 'publicado' as const, published_at: course.published_at ?? tx.now(), updated_at: tx.now() }
    await tx.db.update(courses).set(columns).where(eq(courses.id, course.id))
    await showPhotos(tx, { ...course, ...columns })
    await told(tx, course, 'publish')
    if (!course.published_at)
      await record(tx, 'course.published', { course_id: course.id, teacher_id: course.teacher_id })
    return showOwnCourse(tx, { slug })
  })

/** No longer offered, nor sold; its pupils keep it. */
export const withdrawCourse = (ctx: Context, { slug }: CourseRef) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    if (course.state !== 'publicado') throw new AppError('conflict', 'Este curso não está publicado.')
    await tx.db.update(courses).set({ state: 'retirado', updated_at: tx.now() }).where(eq(courses.id, course.id))
    await showPhotos(tx, { ...course, state: 'retirado' })
    await offSale(tx, course.id)
    await told(tx, course, 'withdraw')
    return showOwnCourse(tx, { slug })
  })

/** Only while nobody ever came in: what somebody learns or bought is withdrawn, not deleted. */
export const removeCourse = (ctx: Context, { slug }: CourseRef) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    const { rows } = await tx.db.execute(sql`select 1 from course_grants where course_id = ${course.id} limit 1`)
    if (rows.length)
      throw new AppError('conflict', 'Já há alunos neste curso, e ele fica para eles. Para não vender mais, retire.')
    await demandNoneWaits(tx, course.id)
    await tx.db.update(courses).set({ deleted_at: tx.now() }).where(eq(courses.id, course.id))
    await showPhotos(tx, { ...course, deleted_at: tx.now() })
    await offSale(tx, course.id)
    // Its products may open another one.
    await tx.db.delete(course_products).where(eq(course_products.course_id, course.id))
    await told(tx, course, 'delete')
  })

/** What opens a course that nobody may come into any more is sold no more. */
export async function offSale(tx: Context, course_id: number, kind?: 'curso') {
  const rows = await tx.db
    .select({ id: course_products.product_id })
    .from(course_products)
    .innerJoin(products, eq(products.id, course_products.product_id))
    .where(and(eq(course_products.course_id, course_id), kind && eq(products.kind, kind)))
  await pauseProducts(
    tx,
    rows.map(({ id }) => id),
  )
}

/** Visitors' pages follow; what the team does with other people's courses is in the audit log. */
export async function told(tx: Context, course: Pick<Course, 'id' | 'title' | 'teacher_id' | 'store_id'>, act: string) {
  await record(tx, 'course.changed', { course_id: course.id, teacher_id: course.teacher_id })
  const me = signedIn(tx).id
  const { rows } = await tx.db.execute(sql`select 1 where ${course.teacher_id} = ${me} or exists (
    select from store_members m where m.store_id = ${course.store_id} and m.user_id = ${me})`)
  if (!rows.length)
    await audit(tx, { action: `course.${act}`, subject: `course:${course.id}`, after: { name: course.title } })
}
