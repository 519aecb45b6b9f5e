import type { Context } from '#platform/context.ts'
import { type ContactMessage, contact_messages } from '../contacts/contacts.table.ts'
import { newProtocol } from '../contacts/protocol.model.ts'

/** A contact message; of a visitor by default, `values` override. */
export async function aTicket(ctx: Context, values: Partial<typeof contact_messages.$inferInsert> = {}) {
  const [ticket] = await ctx.db
    .insert(contact_messages)
    .values({
      uuid: crypto.randomUUID(),
      protocol: newProtocol(ctx.now()),
      name: 'Rosa',
      email: 'rosa@exemplo.com.br',
      subject: 'Minha planta sumiu',
      message: 'Ela estava aqui ontem.',
      ip: '127.0.0.1',
      created_at: ctx.now(),
      last_at: ctx.now(),
      ...values,
    })
    .returning()
  if (!ticket) throw new Error('insert returned no row')
  return ticket as ContactMessage
}
