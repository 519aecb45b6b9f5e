import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { contact_messages } from '../contacts/contacts.table.ts'
import { eraseContact } from '../tickets/erase-lead.actions.ts'
import { isLeadToken } from './lead-link.secrets.ts'
import type { LeadRef, LeftLead } from './leads.schemas.ts'
import { leads } from './leads.table.ts'

/** What is kept of a lead, by the link of its mail; nothing when it was erased. 404 when we did not write the link. */
export async function showLeft(ctx: Context, { uuid, token }: LeadRef): Promise<LeftLead> {
  if (!isLeadToken(ctx, uuid, token))
    throw new AppError('not_found', 'Este link não está completo. Copie de novo o endereço que está no e-mail.')
  const { subject, message } = contact_messages
  const [left] = await ctx.db
    .select({ subject, message, phone: leads.phone, consented_at: leads.consented_at })
    .from(contact_messages)
    .innerJoin(leads, eq(leads.contact_id, contact_messages.id))
    .where(eq(contact_messages.uuid, uuid))
  return { left: left ?? null }
}

/** Takes the contact and the consent back, as often as asked: what was agreed to in one step ends in one. */
export const takeBack = (ctx: Context, ref: LeadRef): Promise<LeftLead> =>
  ctx.transaction(async (tx) => {
    await showLeft(tx, ref)
    const [ticket] = await tx.db
      .select()
      .from(contact_messages)
      .where(eq(contact_messages.uuid, ref.uuid))
      .for('update')
    if (ticket) await eraseContact(tx, ticket)
    return { left: null }
  })
