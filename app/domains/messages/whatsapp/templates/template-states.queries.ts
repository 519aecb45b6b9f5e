import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { TemplateStanding } from './template-states.schemas.ts'
import { whatsapp_templates } from './whatsapp-templates.table.ts'

/** What Meta said of a template, and when. */
export async function showTemplateState({ db, env }: Context, { id }: { id: number }): Promise<TemplateStanding> {
  const { name, body, state, reason, checked_at } = whatsapp_templates
  const [row] = await db
    .select({ id: whatsapp_templates.id, name, body, state, reason, checked_at })
    .from(whatsapp_templates)
    .where(eq(whatsapp_templates.id, id))
  if (!row) throw new AppError('not_found', 'Não encontramos este modelo.')
  return { ...row, configured: Boolean(env.whatsapp) }
}
