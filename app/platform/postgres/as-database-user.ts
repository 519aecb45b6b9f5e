import { type SpawnOptions, spawn } from 'node:child_process'
import type { SystemUser } from './system-user.ts'

/**
 * Starts a program as the database's account. `cwd` is / because it may not enter ours, the environment is bare so that
 * PG* variables change nothing, and its own session keeps Ctrl+C from reaching it before the pages are done.
 */
export function spawnAs(user: SystemUser | undefined, program: string, args: string[], stdio: SpawnOptions['stdio']) {
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  return spawn(program, args, { ...user, cwd: '/', env, stdio, detached: true })
}
