import { asc, inArray } from 'drizzle-orm'
import { checklistOf } from '#domains/care/process-documents/index.ts'
import { detailOf, type Found, noProcess } from '#domains/care/processes/index.ts'
import { professionOfViewer } from '#domains/care/processes/processes/processes.policy.ts'
import type { Context } from '#platform/context.ts'
import { type AnswerWords, filled } from './answer-text.model.ts'
import { care_answers } from './care-answers.table.ts'

/**
 * The answers of the viewer's profession in a process, filled in; for a seat alone. What is missing is said of their own
 * compartment only: the text may go to all, and what a client let them read of another stays there.
 */
export async function listAnswers(ctx: Context, found: Found) {
  const profession = professionOfViewer(ctx.viewer)
  if (found.access.role !== 'professional' || !profession) throw noProcess()
  const [answers, { client, status }, checklist] = await Promise.all([
    ctx.db
      .select()
      .from(care_answers)
      .where(inArray(care_answers.profession, ['todos', profession]))
      .orderBy(asc(care_answers.name)),
    detailOf(ctx, found),
    checklistOf(ctx, found),
  ])
  const missing = checklist.data.filter(
    ({ compartment, required, state }) =>
      compartment === found.access.own && required && ['pedido', 'recusado', 'vencido'].includes(state),
  )
  const words: AnswerWords = {
    cliente: (client.name ?? client.nickname).split(' ')[0] ?? '',
    status: status.name,
    faltam: list.format(missing.map(({ title }) => title)) || 'nenhum documento',
  }
  return { data: answers.map(({ id, name, text }) => ({ id, name, text: filled(text, words) })) }
}

const list = new Intl.ListFormat('pt-BR')
