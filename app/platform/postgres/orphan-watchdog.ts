import { spawnAs } from './as-database-user.ts'
import type { SystemUser } from './system-user.ts'

/**
 * Orphan watchdog: stops the database when this process is killed and can't do so itself. A shell reads a pipe whose
 * only writer is this process: a line means a regular stop, end of file that we died. Returns a function that stops the
 * watchdog.
 */
export function startOrphanWatchdog(pid: number, user: SystemUser | undefined) {
  const watch = spawnAs(user, '/bin/sh', ['-c', `read -r line || kill -INT ${pid}`], ['pipe', 'ignore', 'ignore'])
  watch.unref()
  watch.stdin?.on('error', () => undefined)
  return () => watch.stdin?.end('\n')
}
