import { and, asc, inArray } from 'drizzle-orm'
import { addTag, moveProcess, removeTag } from '#domains/care/processes/index.ts'
import { areaOf, processVisibleTo, professionOfViewer } from '#domains/care/processes/processes/processes.policy.ts'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import type { ProcessBulk, ProcessBulkDone } from './bulk.schemas.ts'

/**
 * The same with several processes, one after the other in order of id, each in a transaction of its own and by the rules of
 * one: what can't is named with its reason, and stops none of the others.
 */
export async function bulk(ctx: Context, { tokens, ...what }: ProcessBulk): Promise<ProcessBulkDone> {
  const viewer = signedIn(ctx)
  if (areaOf(viewer) === 'cliente') throw new AppError('not_found', 'Esta lista é da equipe.')
  if (what.act === 'move' && professionOfViewer(viewer))
    throw new AppError('forbidden', 'Vários de uma vez, só o acolhimento e a administração levam adiante.')
  const work = workOf(what)
  const chosen = await ctx.db
    .select({ id: processes.id, token: processes.token, status_id: processes.status_id })
    .from(processes)
    .where(and(inArray(processes.token, tokens), processVisibleTo(ctx.db, viewer)))
    .orderBy(asc(processes.id))
  const answer: ProcessBulkDone = { done: 0, left: [] }
  for (const one of chosen) {
    const why = await refusalOf(() => work(ctx, one))
    if (why) answer.left.push({ number: one.id, why })
    else answer.done++
  }
  const gone = new Set(tokens).size - answer.done - answer.left.length
  for (let n = 0; n < gone; n++) answer.left.push({ number: null, why: 'Não está mais na sua lista.' })
  return answer
}

type One = { token: string; status_id: number }

function workOf({ act, tag_id, status_id }: Omit<ProcessBulk, 'tokens'>) {
  if (act === 'move') {
    if (!status_id) throw invalidField('status_id', 'Escolha o status.')
    return (ctx: Context, { token, status_id: from_id }: One) =>
      moveProcess(ctx, { token, from_id, status_id, reason: '' })
  }
  if (!tag_id) throw invalidField('tag_id', 'Escolha a tag.')
  const tag = act === 'tag' ? addTag : removeTag
  return (ctx: Context, { token }: One) => tag(ctx, token, tag_id)
}

/** The sentence with which something was refused; null when it was done. */
async function refusalOf(work: () => Promise<void>) {
  try {
    await work()
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return Object.values(error.data?.errors ?? {})[0]?.[0] ?? error.message
  }
}
