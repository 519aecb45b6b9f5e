import { createHash, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { demandAllowedText } from '#domains/base/social/index.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { editedCourse, showOwnCards, syllabusOf } from '#domains/learning/courses/index.ts'
import { enrolments } from '#domains/learning/enrolment/enrolments/enrolments.table.ts'
import { entryOf, finishCourse } from '#domains/learning/enrolment/index.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { certificatePdf } from './certificate.export.ts'
import { noCertificate, showCertificate } from './certificates.queries.ts'
import type { CertificateIssue, CertificateRevoke, CertificateShown } from './certificates.schemas.ts'
import { certificates } from './certificates.table.ts'
import { demandOwnName } from './own-name.rules.ts'
import { demandNotPaidBack } from './paid-back.rules.ts'

/**
 * For who finished a course, once: names, hours and programme as they are now, by the version that counts for them.
 * Asked for again it is the same one, whatever name is given.
 */
export const issueCertificate = (ctx: Context, { slug, name }: CertificateIssue) =>
  ctx.transaction(async (tx) => {
    const { course, enrolment, role } = await entryOf(tx, slug)
    if (!enrolment) throw new AppError('forbidden', 'O certificado é de quem fez o curso.')
    // One at a time: whoever comes second finds it there.
    const [place] = await tx.db.select().from(enrolments).where(eq(enrolments.id, enrolment.id)).for('update')
    const [before] = await tx.db.select().from(certificates).where(eq(certificates.enrolment_id, enrolment.id))
    if (before) return showCertificate(tx, before)
    // Nothing of a pupil's finishes a course whose last class for them was taken out: asking does.
    const finished_at = place && (role === 'pupil' ? await finishCourse(tx, place) : place.finished_at)
    if (!place || !finished_at)
      throw new AppError('conflict', 'O certificado sai quando todas as aulas que contam para você estão feitas.')
    await demandNotPaidBack(tx, place)
    await demandAllowedText(tx, name, 'name')
    const name_known = await demandOwnName(tx, place.user_id, name)
    return showCertificate(tx, await freeze(tx, { course, place: { ...place, finished_at }, name, name_known }))
  })

type Frozen = {
  course: typeof courses.$inferSelect
  place: typeof enrolments.$inferSelect
  name: string
  name_known: boolean
}

/** Writes a certificate as everything is now: the document's bytes, and their hash. */
export async function freeze(tx: Context, { course, place, name, name_known }: Frozen) {
  const [[card], whole] = await Promise.all([showOwnCards(tx, [course.id]), syllabusOf(tx, course.id)])
  const counts = whole
    .map((one) => ({
      ...one,
      lessons: one.lessons.filter(({ since_version }) => (since_version ?? 0) <= place.syllabus_version),
    }))
    .filter(({ lessons }) => lessons.length > 0)
  const frozen = {
    ...{ uuid: randomUUID() as string, enrolment_id: place.id, course_id: course.id, user_id: place.user_id },
    ...{ holder_name: name, name_known, course_title: course.title, teacher_name: card?.teacher.name ?? '' },
    minutes: counts.reduce((sum, { lessons }) => sum + lessons.reduce((of, { minutes }) => of + minutes, 0), 0),
    syllabus_version: place.syllabus_version,
    syllabus: counts.map(({ title, lessons }) => ({ title, lessons: lessons.map((one) => one.title) })),
    finished_at: place.finished_at ?? tx.now(),
    created_at: tx.now(),
  }
  const pdf = await certificatePdf(frozen, tx.env.site)
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  await tx.db.insert(certificates).values({ ...frozen, pdf, sha256 })
  return frozen
}

/** Whether visitors find a link to it on the course's page: by its holder alone. */
export const showOrHide = (ctx: Context, { uuid, shown }: CertificateShown) =>
  ctx.transaction(async (tx) => {
    const mine = and(eq(certificates.uuid, uuid), eq(certificates.user_id, signedIn(tx).id))
    const [found] = await tx.db.update(certificates).set({ shown }).where(mine).returning()
    if (!found) throw noCertificate()
    return showCertificate(tx, { uuid })
  })

/** It says no more that somebody learned this; who edits the course says why. */
export const revokeCertificate = (ctx: Context, { uuid, why }: CertificateRevoke) =>
  ctx.transaction(async (tx) => {
    const [found] = await tx.db.select().from(certificates).where(eq(certificates.uuid, uuid)).for('update')
    if (!found) throw noCertificate()
    const [course] = await tx.db.select().from(courses).where(eq(courses.id, found.course_id))
    if (!course) throw noCertificate()
    await editedCourse(tx, course.slug)
    if (found.revoked_at) throw new AppError('conflict', 'Este certificado já foi revogado.')
    await tx.db
      .update(certificates)
      .set({ revoked_at: tx.now(), revoked_why: why, shown: false })
      .where(eq(certificates.id, found.id))
    await audit(tx, {
      ...{ action: 'certificate.revoke', subject: `certificate:${found.id}` },
      after: { name: found.course_title, reason: why },
    })
    if (found.user_id)
      await notify(tx, {
        ...{
          user_id: found.user_id,
          kind: 'course',
          key: `revoked:${found.id}`,
          title: 'Um certificado seu foi revogado',
        },
        ...{ text: why, url: `/certificado/${uuid}` },
      })
    return showCertificate(tx, { uuid })
  })
