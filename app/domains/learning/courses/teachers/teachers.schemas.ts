import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { CourseRef } from '../courses/courses.schemas.ts'

export const TeacherSettings = z.object({ name: z.string(), about: z.string() })
export type TeacherSettings = z.infer<typeof TeacherSettings>
export const TeacherChange = z.object({
  name: z.string().trim().max(80).default(''),
  about: z.string().trim().max(600).default(''),
  opened: Opened,
})
export type TeacherChange = z.infer<typeof TeacherChange>

/** Courses that the viewer was asked to teach. */
export const TeachingInvites = z.object({
  data: z.array(z.object({ slug: z.string(), title: z.string(), store: z.string() })),
})
export const TeachingAnswer = CourseRef.extend({ accept: z.boolean() })
export type TeachingAnswer = z.infer<typeof TeachingAnswer>
