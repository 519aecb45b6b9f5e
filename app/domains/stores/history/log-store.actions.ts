import { type Context, signedIn } from '#platform/context.ts'
import { store_log } from './store-log.table.ts'

type Entry = Pick<typeof store_log.$inferInsert, 'store_id' | 'act' | 'detail' | 'about_user_id'> & { staff?: boolean }

/** Writes down what the viewer just did, in the same transaction. */
export async function logStore(tx: Context, { staff = false, ...entry }: Entry) {
  await tx.db.insert(store_log).values({ ...entry, user_id: signedIn(tx).id, by_staff: staff, created_at: tx.now() })
}
