import { z } from 'zod'
import { guideSlugs } from '../guides/guide.kinds.ts'
import { helpSubjects } from './subject.kinds.ts'

export const HelpFilter = z.object({
  search: z.string().trim().max(200).default(''),
  subject: z.enum(helpSubjects).optional(),
})
export type HelpFilter = z.infer<typeof HelpFilter>

export const HelpEntry = z.object({
  slug: z.string(),
  subject: z.enum(helpSubjects),
  question: z.string(),
  /** The beginning of the answer, without marks. */
  excerpt: z.string(),
})
export type HelpEntry = z.infer<typeof HelpEntry>

export const HelpList = z.object({
  data: z.array(HelpEntry),
  /** None of them has all that was asked: they are near single words of it. */
  partial: z.boolean(),
  guides: z.array(z.object({ slug: z.enum(guideSlugs), title: z.string(), summary: z.string() })),
})
export type HelpList = z.infer<typeof HelpList>

export const HelpRef = z.object({ slug: z.string().max(120) })
export type HelpRef = z.infer<typeof HelpRef>

export const HelpAnswer = HelpEntry.omit({ excerpt: true }).extend({
  answer: z.string(),
  /** Others of the same subject. */
  related: z.array(z.object({ slug: z.string(), question: z.string() })),
})
export type HelpAnswer = z.infer<typeof HelpAnswer>
