import type { Context } from '#platform/context.ts'

/** Something that opens an account, or what is in it, and outlives a new password. */
export type AddedAccess = {
  /** What there is of it, in words for its owner: 'chave de acesso "Meu celular"'. */
  list: (ctx: Context, user_id: number) => Promise<string[]>
  remove: (tx: Context, user_id: number) => Promise<unknown>
}

let kinds: readonly AddedAccess[] = []

/** Called once by app/install.ts: accounts import none of the domains that have such things. */
export function installAddedAccess(list: readonly AddedAccess[]) {
  kinds = list
}

export const addedAccess = async (ctx: Context, user_id: number): Promise<string[]> =>
  (await Promise.all(kinds.map(({ list }) => list(ctx, user_id)))).flat()

export async function removeAddedAccess(tx: Context, user_id: number): Promise<void> {
  for (const { remove } of kinds) await remove(tx, user_id)
}
