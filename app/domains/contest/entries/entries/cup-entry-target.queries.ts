import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { findEntry } from './cup-entries.queries.ts'
import { cup_entries } from './cup-entries.table.ts'

/** Redondos as targets of reports: those that the viewer may see. Who has left owns nothing. */
export const cupEntryTarget = {
  name: 'cup_entry',
  demandVisible: async (ctx: Context, id: number) => void (await findEntry(ctx, eq(cup_entries.id, id))),
  ownerOf: async (ctx: Context, id: number) => (await findEntry(ctx, eq(cup_entries.id, id))).entry.user_id ?? 0,
}
