import { and, eq } from 'drizzle-orm'
import { findProcess, logOpening } from '#domains/care/processes/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { partyOf } from '../signings/process-signings.policy.ts'
import type { ProcessSigningDraft, ProcessSigningDraftRef } from '../signings/process-signings.schemas.ts'
import { draftText } from './signing-draft.queries.ts'
import { signing_templates } from './signing-templates.table.ts'

/** A template filled in, for who may prepare it; what it tells of the client's registration is an opening. */
export async function openDraft(
  ctx: Context,
  { token, template_id }: ProcessSigningDraftRef,
): Promise<ProcessSigningDraft> {
  const found = await findProcess(ctx, token)
  const template = await offeredTemplate(ctx, template_id)
  if (!template || partyOf(found.access, template) !== 'profissional') throw noTemplate()
  if (found.process.closed_at) throw new AppError('conflict', 'Este processo terminou: nada mais é assinado.')
  await logOpening(ctx, found, 'processo')
  if (/\{(cpf|endereco)\}/.test(template.text)) await logOpening(ctx, found, 'cadastro')
  const { name, countersigned } = template
  return { template_id, title: name, text: await draftText(ctx, found.process, template), countersigned }
}

export const noTemplate = () => new AppError('not_found', 'Não encontramos esse modelo entre os da sua profissão.')

export async function offeredTemplate({ db }: Context, id: number) {
  const [template] = await db
    .select()
    .from(signing_templates)
    .where(and(eq(signing_templates.id, id), signing_templates.active))
  return template
}
