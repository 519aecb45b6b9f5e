import { readFile } from 'node:fs/promises'
import { StartError } from '../start-error.ts'

export type SystemUser = { uid: number; gid: number }

/** PostgreSQL won't run as root: the first of these accounts runs it and owns its data. undefined when not root. */
export async function databaseUser(isRoot = process.getuid?.() === 0): Promise<SystemUser | undefined> {
  if (!isRoot) return undefined
  const accounts = parseAccounts(await readFile('/etc/passwd', 'utf8'))
  const user = accounts.get('postgres') ?? accounts.get('nobody') ?? accounts.get('daemon')
  if (!user)
    throw new StartError('O PostgreSQL não roda como root: crie o usuário postgres (useradd --system postgres).')
  return user
}

/** `name:x:uid:gid:…` lines. macOS writes nobody as -2, which the system calls take as 4294967294. */
export function parseAccounts(passwd: string) {
  const accounts = new Map<string, SystemUser>()
  for (const line of passwd.split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (name && uid && gid) accounts.set(name, { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 })
  }
  return accounts
}
