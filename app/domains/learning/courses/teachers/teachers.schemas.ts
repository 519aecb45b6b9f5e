import { z } from 'zod'
import { Opened } from '#shared/opened.ts'

export const TeacherSettings = z.object({ name: z.string(), about: z.string() })
export type TeacherSettings = z.infer<typeof TeacherSettings>
export const TeacherChange = z.object({
  name: z.string().trim().max(80).default(''),
  about: z.string().trim().max(600).default(''),
  opened: Opened,
})
export type TeacherChange = z.infer<typeof TeacherChange>
