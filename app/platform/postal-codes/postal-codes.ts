/** The address of a CEP (postal code). Small towns have a single one, without street and district. */
export type PostalAddress = { street: string; district: string; city: string; uf: string }

/** Postal code lookup: takes eight digits; null when unknown. Throws when the service can't be reached. */
export type PostalCodes = { find: (cep: string) => Promise<PostalAddress | null> }
