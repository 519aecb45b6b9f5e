import { and, eq, inArray } from 'drizzle-orm'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'

type Told = { title: string; text: string; url: string; key: string }

/** Tells those who care for a store's sales. */
export async function tellStoreTeam(tx: Context, store_id: number, told: Told) {
  const rows = await tx.db
    .select({ user_id: store_members.user_id })
    .from(store_members)
    .where(and(eq(store_members.store_id, store_id), inArray(store_members.role, ['owner', 'manager'])))
  for (const { user_id } of rows) if (user_id !== tx.viewer?.id) await tellPerson(tx, user_id, told)
}

export const tellPerson = (tx: Context, user_id: number, told: Told) => notify(tx, { ...told, user_id, kind: 'store' })
