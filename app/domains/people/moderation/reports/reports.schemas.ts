import { z } from 'zod'
import { namesOne, targetShape } from '#domains/base/social/targets.schemas.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { reportedKinds } from '../cases/case.kinds.ts'
import { reportCategories } from './category.kinds.ts'

const { created_by: _, ...thing } = targetShape
const whichThing = { message: 'Diga exatamente uma coisa.' }

/** The thing that a report is about, by its column. */
export const ReportTarget = z.object(thing).refine(namesOne, whichThing)
export type ReportTarget = z.infer<typeof ReportTarget>

export const Reportable = z.object({
  kind: z.enum(reportedKinds),
  title: z.string(),
  /** A path of this site. */
  url: z.string(),
  /** Nickname; null where its page does not name who wrote it. */
  author: z.string().nullable(),
  /** Its first lines. */
  text: z.string(),
  photos: z.array(PhotoDocument),
  /** The viewer already reported it as it is now. */
  reported: z.boolean(),
})
export type Reportable = z.infer<typeof Reportable>

export const ReportCreate = z
  .object({
    ...thing,
    category: z.enum(reportCategories, 'Escolha a regra que foi quebrada.'),
    text: z.string().trim().max(1000).default(''),
  })
  .refine(namesOne, whichThing)
  .refine(({ category, text }) => category !== 'outra' || text.length > 0, {
    path: ['text'],
    message: 'Conte o que aconteceu, para a moderação entender.',
  })
export type ReportCreate = z.infer<typeof ReportCreate>

export const ReportAnswer = z.object({
  url: z.string(),
  /** `again`: they had reported it before. `judged`: decided before, and unchanged since. */
  state: z.enum(['received', 'again', 'judged']),
})
export type ReportAnswer = z.infer<typeof ReportAnswer>
