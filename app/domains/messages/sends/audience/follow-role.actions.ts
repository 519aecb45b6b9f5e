import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { message_sends } from '../sends/message-sends.table.ts'

/** Who was chosen by a role stays chosen under its new name. */
export async function followRole({ db }: Context, { before, after }: { before: string; after: string }) {
  const { audience } = message_sends
  await db
    .update(message_sends)
    .set({ audience: sql`jsonb_set(${audience}, '{role}', to_jsonb(${after}::text))` })
    .where(sql`${audience} ->> 'role' = ${before}`)
}
