import { z } from 'zod'
import { CourseRef } from '#domains/learning/courses/courses/courses.schemas.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'

const count = z.number().int()

export const CertificateIssue = CourseRef.extend({
  /** As it is written on the certificate, for good. */
  name: z
    .string()
    .trim()
    .min(3, 'Escreva o nome que vai no certificado.')
    .max(120)
    .regex(/^[^<>]*$/, 'Um nome não leva os sinais < e >.'),
})
export type CertificateIssue = z.infer<typeof CertificateIssue>
export const CertificateRef = z.object({ uuid: z.uuid('Confira o número: são 32 letras e números em cinco grupos.') })
export type CertificateRef = z.infer<typeof CertificateRef>
export const CertificateShown = CertificateRef.extend({ shown: z.boolean() })
export type CertificateShown = z.infer<typeof CertificateShown>
export const CertificateRevoke = CertificateRef.extend({
  why: z.string().trim().min(5, 'Diga por que deixa de valer.').max(300),
})
export type CertificateRevoke = z.infer<typeof CertificateRevoke>

/** What the viewer may be called on a certificate; none: nobody knows their name, and they write it. */
export const CertificateNames = z.object({ names: z.array(z.string()) })

/** What anybody who has the number reads. */
export const CertificateDetail = z.object({
  uuid: z.string(),
  /** Null after its holder's account was erased. */
  holder_name: z.string().nullable(),
  /** By a confirmed registration; else its holder wrote it. */
  name_known: z.boolean(),
  course: z.object({ slug: z.string(), title: z.string() }),
  teacher_name: z.string(),
  minutes: count,
  syllabus_version: count,
  syllabus: z.array(z.object({ title: z.string(), lessons: z.array(z.string()) })),
  finished_at: z.date(),
  issued_at: z.date(),
  sha256: z.string(),
  /** Its document is handed out: not after it was revoked. */
  has_pdf: z.boolean(),
  revoked_at: z.date().nullable(),
  revoked_why: z.string(),
  shown: z.boolean(),
  can: z.object({ show: z.boolean(), revoke: z.boolean() }),
})
export type CertificateDetail = z.infer<typeof CertificateDetail>

export const CertificateCourse = CourseRef
/** One that its holder shows. */
export const CertificateExample = z.object({ uuid: z.string().nullable() })

export const CertificateFilter = PageInput.extend(CourseRef.shape)
export type CertificateFilter = z.infer<typeof CertificateFilter>
export const CertificateCard = z.object({
  uuid: z.string(),
  holder_name: z.string().nullable(),
  issued_at: z.date(),
  revoked_at: z.date().nullable(),
})
export const CertificatePage = pageOf(CertificateCard)
