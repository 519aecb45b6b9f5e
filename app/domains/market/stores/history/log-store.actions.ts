import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import type { InStore } from '../members/in-store.queries.ts'
import { store_log } from './store-log.table.ts'

type Entry = Pick<typeof store_log.$inferInsert, 'act' | 'detail' | 'about_user_id'> & {
  /** For the audit, when the team did it. */
  before?: object
  after?: object
}

/** Writes down what the viewer just did in a store, in the same transaction; of the team in the audit log too. */
export async function logStore(
  tx: Context,
  { store, staff }: Pick<InStore, 'staff'> & { store: { id: number } },
  { before, after, ...entry }: Entry,
) {
  await tx.db
    .insert(store_log)
    .values({ ...entry, store_id: store.id, user_id: signedIn(tx).id, by_staff: staff, created_at: tx.now() })
  if (staff)
    await audit(tx, {
      action: `store.${entry.act}`,
      subject: `store:${store.id}`,
      before,
      after: after ?? { detail: entry.detail, about_user_id: entry.about_user_id },
    })
}
