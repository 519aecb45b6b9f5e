import { findProcess, logOpening } from '#domains/care/processes/index.ts'
import type { Context } from '#platform/context.ts'
import type { ChatRef } from '../messages/chat-messages.schemas.ts'
import { listAnswers } from './care-answers.queries.ts'

/** Filled in they tell the client's name, status and what is missing: whoever reads them opened the process. */
export async function openAnswers(ctx: Context, { token }: ChatRef) {
  const found = await findProcess(ctx, token)
  const answers = await listAnswers(ctx, found)
  await logOpening(ctx, found, 'processo')
  return answers
}
