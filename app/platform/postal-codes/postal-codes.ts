/** What a CEP stands for. Small towns have one CEP for all of it: no street, no district. */
export type PostalAddress = { street: string; district: string; city: string; uf: string }

/** A directory of CEPs: eight digits in; null when there is no such CEP. Throws when it can't be asked. */
export type PostalCodes = { find: (cep: string) => Promise<PostalAddress | null> }
