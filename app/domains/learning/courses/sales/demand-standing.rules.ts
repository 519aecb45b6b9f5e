import { and, eq } from 'drizzle-orm'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'

/** @throws conflict for a store that the team suspended: who learns there keeps what they have, and nothing new begins */
export async function demandStanding({ db }: Context, store_id: number) {
  if (await db.$count(stores, and(eq(stores.id, store_id), eq(stores.state, 'suspensa'))))
    throw new AppError('conflict', 'A loja deste curso está suspensa pela equipe. Nada novo começa enquanto for assim.')
}
