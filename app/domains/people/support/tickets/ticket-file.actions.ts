import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { openPrivateFile } from '#platform/files/private-files.ts'
import { findTicket } from './find-ticket.queries.ts'
import type { TicketFileRef } from './tickets.schemas.ts'
import { ticket_files, ticket_messages } from './tickets.table.ts'

/** An attachment, for the parties of the conversation; internal notes have none. Each read is logged. */
export async function openTicketFile(ctx: Context, { file, ...ref }: TicketFileRef): Promise<File> {
  const { ticket } = await findTicket(ctx, ref)
  const [row] = await ctx.db
    .select({ file: private_files })
    .from(ticket_files)
    .innerJoin(ticket_messages, eq(ticket_messages.id, ticket_files.message_id))
    .innerJoin(private_files, eq(private_files.id, ticket_files.file_id))
    .where(and(eq(ticket_messages.contact_id, ticket.id), eq(ticket_files.file_id, file)))
  if (!row) throw new AppError('not_found', 'Não encontramos esse arquivo.')
  return openPrivateFile(ctx, row.file)
}
