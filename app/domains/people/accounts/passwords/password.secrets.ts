import { hash, parseOptions, verify } from '@node-rs/argon2'

// argon2id with OWASP's first parameters (Password Storage Cheat Sheet, 2025): 19 MiB, 2 passes, 1 lane.
const policy = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** NFKC: the same characters may be encoded differently by different keyboards. */
const written = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string) => hash(written(password), policy)

let nobodysHash: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash (no such account) it takes the same time and returns false, so
 * that response time reveals nothing.
 */
export async function isPassword(password: string, password_hash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword('ninguém entra por aqui')
  const matches = await verify(password_hash ?? (await nobodysHash), written(password))
  return matches && password_hash !== undefined
}

/** Whether the hash was made with other parameters than the current ones. */
export function isOutdated(password_hash: string): boolean {
  const made = parseOptions(password_hash)
  return Object.entries(policy).some(([name, value]) => made[name as keyof typeof policy] !== value)
}
