import type { Context } from '#platform/context.ts'
import { firstQuestions } from './first-questions.seed.ts'
import { help_questions } from './help-questions.table.ts'

/** What a new help centre answers; staff keep it from then on. */
export async function seedHelp({ db }: Context) {
  const rows = firstQuestions.map(([subject, slug, question, answer], at) => ({
    subject,
    slug,
    question,
    answer,
    order: at + 1,
  }))
  await db.insert(help_questions).values(rows)
}
