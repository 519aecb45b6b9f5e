import { z } from 'zod'
import { CourseRef } from '#domains/learning/courses/courses/courses.schemas.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'

const count = z.number().int()
export const CourseReviewInput = CourseRef.extend({
  stars: count.min(1, 'Escolha de 1 a 5 estrelas.').max(5, 'Escolha de 1 a 5 estrelas.'),
  text: z.string().trim().max(2000).default(''),
})
export type CourseReviewInput = z.infer<typeof CourseReviewInput>
export const CourseReviewFilter = PageInput.extend(CourseRef.shape)
export type CourseReviewFilter = z.infer<typeof CourseReviewFilter>
export const CourseReviewCard = z.object({
  id: count,
  stars: count,
  text: z.string(),
  author: z.string(),
  created_at: z.date(),
  answer: z.string(),
  answered_at: z.date().nullable(),
})
export const CourseReviewPage = pageOf(CourseReviewCard)
export const CourseReviewAnswer = CourseRef.extend({
  id: rowId,
  answer: z.string().trim().min(1, 'Escreva a resposta.').max(2000),
})
export type CourseReviewAnswer = z.infer<typeof CourseReviewAnswer>
