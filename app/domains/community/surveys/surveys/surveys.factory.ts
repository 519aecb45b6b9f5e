import type { Context } from '#platform/context.ts'
import type { SurveyQuestion } from './surveys.schemas.ts'
import { type Survey, survey_questions, surveys } from './surveys.table.ts'

type Question = Partial<Omit<SurveyQuestion, 'id'>>
let made = 0

/** An open survey for everyone with one required question of single choice; `values` and `questions` override. */
export async function aSurvey(
  { db, now }: Context,
  values: Partial<typeof surveys.$inferInsert> = {},
  questions: Question[] = [{}],
): Promise<Survey & { questions: { id: number }[] }> {
  const slug = `pesquisa-${++made}`
  const [survey] = await db
    .insert(surveys)
    .values({
      slug,
      title: 'Como você rega?',
      description: '',
      state: 'open',
      anonymous: false,
      created_at: now(),
      ...values,
    })
    .returning()
  if (!survey) throw new Error('insert returned no row')
  const rows = questions.map((question, position) => ({
    survey_id: survey.id,
    position,
    kind: 'single' as const,
    text: 'Qual é o seu regador?',
    required: true,
    options: ['Regador', 'Mangueira', 'Gotejo'],
    ...question,
  }))
  const kept = rows.length ? await db.insert(survey_questions).values(rows).returning({ id: survey_questions.id }) : []
  return { ...survey, questions: kept }
}
