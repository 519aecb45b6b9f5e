/** Who can be owed money: a store, or a person (a partner, an affiliate). */
export const holderKinds = ['store', 'user'] as const
export type Holder = { kind: (typeof holderKinds)[number]; id: number }

/** What a holder's part in a sale is called. */
export const holderRoles = ['loja', 'parceiro', 'afiliado'] as const
export type HolderRole = (typeof holderRoles)[number]
