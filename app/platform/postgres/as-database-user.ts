import { type SpawnOptions, spawn } from 'node:child_process'
import type { SystemUser } from './system-user.ts'

/**
 * Spawns a program as the database's OS account. `cwd` is / because that account may not enter ours, the environment is
 * minimal so that PG* variables have no effect, and it is `detached` so that Ctrl+C does not reach it before the web
 * server is done.
 */
export function spawnAs(user: SystemUser | undefined, program: string, args: string[], stdio: SpawnOptions['stdio']) {
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  return spawn(program, args, { ...user, cwd: '/', env, stdio, detached: true })
}
