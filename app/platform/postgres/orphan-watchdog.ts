import { spawnAs } from './as-database-user.ts'
import type { SystemUser } from './system-user.ts'

/**
 * An orphan watchdog: stops the database when this process is killed and can't do so itself. A shell waits on a pipe
 * that only we hold: a line means that all is well, the end of the pipe that we are gone. Returns how to stand it down.
 */
export function startOrphanWatchdog(pid: number, user: SystemUser | undefined) {
  const watch = spawnAs(user, '/bin/sh', ['-c', `read -r line || kill -INT ${pid}`], ['pipe', 'ignore', 'ignore'])
  watch.unref()
  watch.stdin?.on('error', () => undefined)
  return () => watch.stdin?.end('\n')
}
