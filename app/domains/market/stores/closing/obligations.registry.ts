import type { Context } from '#platform/context.ts'

/** What a store still owes somebody: open orders, subscriptions, money. It is said to its owner in pt-BR. */
export type StoreObligation = {
  count: number
  /** '2 pedidos para enviar'. */
  label: string
  /** The page of the store that shows them: '/pedidos'. */
  page: string
}
export type ObligationsOf = (tx: Context, store_id: number) => Promise<StoreObligation[]>

let counters: readonly ObligationsOf[] = []

/** Called once by app/install.ts: this domain imports none of those in which stores owe something. Returns the former. */
export function installStoreObligations(list: readonly ObligationsOf[]) {
  const former = counters
  counters = list
  return former
}

/** Why a store cannot be closed yet; only what is more than nothing. */
export async function storeObligations(tx: Context, store_id: number): Promise<StoreObligation[]> {
  const counted = await Promise.all(counters.map((count) => count(tx, store_id)))
  return counted.flat().filter(({ count }) => count > 0)
}
