import { z } from 'zod'
import { CourseRef } from '#domains/learning/courses/courses/courses.schemas.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { SeenEntry } from './classroom.schemas.ts'

export const EntryFilter = PageInput.pick({ page: true, per_page: true }).extend(CourseRef.shape)
export type EntryFilter = z.infer<typeof EntryFilter>

export const HandedEntry = z.object({
  id: z.number().int(),
  who: z.string(),
  lesson: z.object({ slug: z.string(), title: z.string() }),
  at: z.date(),
  entry: SeenEntry,
})
export const HandedEntryPage = pageOf(HandedEntry)
