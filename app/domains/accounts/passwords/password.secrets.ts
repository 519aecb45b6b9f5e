import { hash, parseOptions, verify } from '@node-rs/argon2'

// argon2id with OWASP's first parameters (Password Storage Cheat Sheet, 2025): 19 MiB, 2 passes, 1 lane.
const policy = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The same letters typed on two keyboards may differ in their bytes: NFKC makes them one. */
const written = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string) => hash(written(password), policy)

let nobodysHash: Promise<string> | undefined

/**
 * Whether the password is the one of this hash. Without a hash (no such account) it takes the same time and is false,
 * so that the time of an answer tells nothing.
 */
export async function isPassword(password: string, password_hash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword('ninguém entra por aqui')
  const matches = await verify(password_hash ?? (await nobodysHash), written(password))
  return matches && password_hash !== undefined
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdated(password_hash: string): boolean {
  const made = parseOptions(password_hash)
  return Object.entries(policy).some(([name, value]) => made[name as keyof typeof policy] !== value)
}
