import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { editableBy, visibleTo } from '#domains/learning/courses/courses/courses.policy.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { editedCourse, noCourse } from '#domains/learning/courses/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { AppError } from '#platform/errors.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { pick } from '#shared/pick.ts'
import type { CertificateDetail, CertificateFilter, CertificateRef } from './certificates.schemas.ts'
import { certificates } from './certificates.table.ts'
import { namesOf } from './own-name.rules.ts'

export const noCertificate = () =>
  new AppError('not_found', 'Não há certificado com este número. Confira letra por letra.')

/** By its number, for whoever has it. */
export async function showCertificate(ctx: Context, { uuid }: CertificateRef): Promise<CertificateDetail> {
  const [row] = await ctx.db
    .select({ one: certificates, slug: courses.slug })
    .from(certificates)
    .innerJoin(courses, eq(courses.id, certificates.course_id))
    .where(eq(certificates.uuid, uuid))
  if (!row) throw noCertificate()
  const { one, slug } = row
  const edits = ctx.viewer
    ? await ctx.db.$count(courses, and(eq(courses.id, one.course_id), editableBy(ctx.viewer, { deleted: true })))
    : 0
  return {
    ...pick(
      one,
      'uuid',
      'holder_name',
      'name_known',
      'teacher_name',
      'minutes',
      'syllabus_version',
      'syllabus',
      'finished_at',
    ),
    ...pick(one, 'sha256', 'revoked_at', 'revoked_why', 'shown'),
    course: { slug, title: one.course_title },
    issued_at: one.created_at,
    has_pdf: one.pdf !== null && !one.revoked_at,
    can: { show: one.user_id !== null && one.user_id === ctx.viewer?.id, revoke: edits > 0 && !one.revoked_at },
  }
}

export const ownNames = async (ctx: Context) => ({ names: await namesOf(ctx, signedIn(ctx).id) })

/** The document as it was issued; of what was revoked none, since it says nothing of it. */
export async function openCertificate({ db }: Context, { uuid }: CertificateRef): Promise<File> {
  const [one] = await db.select().from(certificates).where(eq(certificates.uuid, uuid))
  if (!one?.pdf) throw noCertificate()
  if (one.revoked_at)
    throw new AppError(
      'not_found',
      'Este certificado foi revogado, e o documento não é mais entregue. A página dele diz por quê.',
    )
  return new File([new Uint8Array(one.pdf)], `certificado-${uuid}.pdf`, { type: 'application/pdf' })
}

/** Those of a course, for who edits it. */
export async function listCertificates(ctx: Context, { slug, ...filter }: CertificateFilter) {
  const course = await editedCourse(ctx, slug)
  const { limit, offset } = windowOf(filter)
  const where = and(
    eq(certificates.course_id, course.id),
    filter.search ? contains(certificates.holder_name, filter.search) : undefined,
  )
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({ ...pick(certificates, 'uuid', 'holder_name', 'revoked_at'), issued_at: certificates.created_at })
      .from(certificates)
      .where(where)
      .orderBy(desc(certificates.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(certificates).where(where),
  ])
  return toPage(rows, totals[0]?.total ?? 0, filter)
}

/** One of a course that its holder shows, to see what a certificate is; the newest. */
export async function exampleOf({ db, viewer }: Context, { slug }: { slug: string }) {
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.slug, slug), visibleTo(viewer)))
  if (!course) throw noCourse()
  const open = and(eq(certificates.course_id, course.id), eq(certificates.shown, true), isNull(certificates.revoked_at))
  const [one] = await db
    .select({ uuid: certificates.uuid })
    .from(certificates)
    .where(open)
    .orderBy(desc(certificates.id))
    .limit(1)
  return { uuid: one?.uuid ?? null }
}
