import { eq, sql } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { plural } from '#shared/numbers.ts'
import { slugify } from '#shared/text.ts'
import type { SurveyState } from './survey.kinds.ts'
import { surveyFields } from './survey-fields.form.ts'
import { findSurvey, showSurvey } from './surveys.queries.ts'
import type { SurveyChange, SurveyDetail, SurveyInput, SurveyQuestionInput } from './surveys.schemas.ts'
import { survey_questions, surveys } from './surveys.table.ts'

/** A new survey is a draft: nobody is asked yet. */
export const createSurvey = (ctx: Context, { questions, ...fields }: SurveyInput): Promise<SurveyDetail> =>
  ctx.transaction(async (tx) => {
    const [row] = await tx.db
      .insert(surveys)
      .values({ ...fields, slug: await freeSlugOf(tx, fields.title), created_at: tx.now() })
      .returning({ id: surveys.id })
    if (!row) throw new Error('insert returned no row')
    await putQuestions(tx, row.id, questions)
    return noted(tx, 'survey.created', row.id)
  })

/** Texts, period and audience can change at any time; questions and anonymity only before the first answer. */
export const changeSurvey = (ctx: Context, { id, ...edit }: SurveyChange): Promise<SurveyDetail> =>
  ctx.transaction(async (tx) => {
    await findSurvey(tx, id, 'update')
    const before = await showSurvey(tx, id)
    const { questions, ...fields } = mergeEdit(edit, surveyFields(before))
    const isNew = JSON.stringify(questions.map(plain)) !== JSON.stringify(before.questions.map(plain))
    if (before.answers_count > 0) demandSame(before, { isNew, anonymous: fields.anonymous })
    if (before.state !== 'draft' && !questions.length) throw invalidField('questions', NO_QUESTION)
    await tx.db.update(surveys).set(fields).where(eq(surveys.id, id))
    if (isNew) await replaceQuestions(tx, id, questions)
    return noted(tx, 'survey.changed', id, before)
  })

export const openSurvey = (ctx: Context, id: number) =>
  move(ctx, id, { from: 'draft', to: 'open', otherwise: 'Só um rascunho pode ser aberto.' })

/** For good: who answers later would not know what changed in between. */
export const closeSurvey = (ctx: Context, id: number) =>
  move(ctx, id, { from: 'open', to: 'closed', otherwise: 'Esta pesquisa não está aberta.' })

/** Deletes it with its questions and all answers. */
export const removeSurvey = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (tx) => {
    await findSurvey(tx, id, 'update')
    const before = await showSurvey(tx, id)
    await tx.db.delete(surveys).where(eq(surveys.id, id))
    await audit(tx, { action: 'survey.deleted', subject: `survey:${id}`, before })
  })

const NO_QUESTION = 'Uma pesquisa precisa de pelo menos uma pergunta.'

type Move = { from: SurveyState; to: SurveyState; otherwise: string }

const move = (ctx: Context, id: number, { from, to, otherwise }: Move): Promise<SurveyDetail> =>
  ctx.transaction(async (tx) => {
    await findSurvey(tx, id, 'update')
    const before = await showSurvey(tx, id)
    if (before.state !== from) throw new AppError('conflict', otherwise)
    if (!before.questions.length) throw new AppError('conflict', NO_QUESTION)
    await tx.db.update(surveys).set({ state: to }).where(eq(surveys.id, id))
    return noted(tx, `survey.${to}`, id, before)
  })

function demandSame(before: SurveyDetail, { isNew, anonymous }: { isNew: boolean; anonymous: boolean }) {
  const already = `Esta pesquisa já tem ${plural(before.answers_count, 'resposta', 'respostas')}.`
  if (isNew)
    throw new AppError('conflict', `${already} As perguntas não mudam mais. Para perguntar outra coisa, crie outra.`)
  if (anonymous !== before.anonymous)
    throw new AppError('conflict', `${already} O que foi prometido sobre o anonimato não muda mais.`)
}

const plain = ({ kind, text, required, options }: SurveyQuestionInput) => [kind, text, required, options]

async function replaceQuestions(tx: Context, survey_id: number, questions: SurveyQuestionInput[]) {
  await tx.db.delete(survey_questions).where(eq(survey_questions.survey_id, survey_id))
  await putQuestions(tx, survey_id, questions)
}

async function putQuestions(tx: Context, survey_id: number, questions: SurveyQuestionInput[]) {
  const rows = questions.map((question, position) => ({ ...question, survey_id, position }))
  if (rows.length) await tx.db.insert(survey_questions).values(rows)
}

async function noted(tx: Context, action: string, id: number, before?: SurveyDetail) {
  const after = await showSurvey(tx, id)
  await audit(tx, { action, subject: `survey:${id}`, before, after })
  return after
}

/** 'como-voce-rega', then 'como-voce-rega-2'. Transactions that take the same name wait for each other. */
async function freeSlugOf(tx: Context, title: string) {
  const base = slugify(title) || 'pesquisa'
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`survey:${base}`}, 0))`)
  const rows = await tx.db
    .select({ slug: surveys.slug })
    .from(surveys)
    .where(sql`${surveys.slug} ~ ${`^${base}(-[0-9]+)?$`}`)
  const taken = new Set(rows.map(({ slug }) => slug))
  if (!taken.has(base)) return base
  for (let n = 2; ; n++) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`
}
