import { eq, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { survey_answer_values, survey_answers, survey_dismissals } from './answers/answers.table.ts'

/** Answers go with the account, also those to anonymous surveys: they bear who wrote them so that nobody answers twice. */
export const surveysPersonalData: PersonalTable[] = [
  {
    table: survey_answer_values,
    label: 'O que você respondeu em cada pergunta',
    tie: true,
    rows: ({ id }) =>
      sql`${survey_answer_values.answer_id} in (select a.id from survey_answers a where a.user_id = ${id})`,
    names: {
      question_text: sql`(select q.text from survey_questions q where q.id = survey_answer_values.question_id)`,
    },
    exported: { file: 'pesquisas-respostas' },
    erased: 'deleted',
  },
  {
    table: survey_answers,
    label: 'Pesquisas que você respondeu',
    rows: ({ id }) => eq(survey_answers.user_id, id),
    names: { survey_title: sql`(select s.title from surveys s where s.id = survey_answers.survey_id)` },
    exported: { file: 'pesquisas' },
    erased: 'deleted',
  },
  {
    table: survey_dismissals,
    label: 'Pesquisas que você não quis responder',
    rows: ({ id }) => eq(survey_dismissals.user_id, id),
    names: { survey_title: sql`(select s.title from surveys s where s.id = survey_dismissals.survey_id)` },
    exported: { file: 'pesquisas-dispensadas' },
    erased: 'deleted',
  },
]
