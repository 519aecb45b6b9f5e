import { and, eq, sql } from 'drizzle-orm'
import { can } from '#platform/access/viewer.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { openPrivateFile } from '#platform/files/private-files.ts'
import { orders } from '../orders/orders.table.ts'
import { dispute_files, dispute_messages, disputes } from './disputes.table.ts'

/** A photo or paper of a problem: for who bought, for who works in the store, and for staff. Each read is logged. */
export async function openDisputeFile(ctx: Context, { uuid, file }: { uuid: string; file: number }): Promise<File> {
  const viewer = signedIn(ctx)
  const party = sql`(${orders.buyer_id} = ${viewer.id} or exists (select from store_members m
    where m.store_id = ${orders.store_id} and m.user_id = ${viewer.id}))`
  const [row] = await ctx.db
    .select({ file: private_files })
    .from(dispute_files)
    .innerJoin(dispute_messages, eq(dispute_messages.id, dispute_files.message_id))
    .innerJoin(disputes, eq(disputes.id, dispute_messages.dispute_id))
    .innerJoin(orders, eq(orders.id, disputes.order_id))
    .innerJoin(private_files, eq(private_files.id, dispute_files.file_id))
    .where(
      and(
        eq(orders.uuid, uuid),
        eq(dispute_files.file_id, file),
        can(viewer, 'marketplace.manage') ? undefined : party,
      ),
    )
  if (!row) throw new AppError('not_found', 'Não encontramos esse arquivo.')
  return openPrivateFile(ctx, row.file)
}
