import type { Holder } from './holder.kinds.ts'

/** The two columns of which every table of this domain has one filled. */
export const columnsOf = ({ kind, id }: Holder) =>
  kind === 'store' ? { store_id: id, user_id: null } : { store_id: null, user_id: id }

/** @throws when no holder is there: the tables refuse such rows. */
export function holderOf({ store_id, user_id }: { store_id: number | null; user_id: number | null }): Holder {
  if (store_id !== null) return { kind: 'store', id: store_id }
  if (user_id !== null) return { kind: 'user', id: user_id }
  throw new Error('a row of the ledger without a holder')
}

/** 'store:3'. */
export const holderKey = ({ kind, id }: Holder) => `${kind}:${id}`
