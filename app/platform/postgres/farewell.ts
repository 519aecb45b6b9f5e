import { spawnAs } from './as-database-user.ts'
import type { SystemUser } from './system-user.ts'

/**
 * Stops the database when this process is killed and can't do so itself: a shell waits on a pipe that only we hold.
 * A line means that all is well, the end of the pipe that we are gone. Returns how to send it home.
 */
export function stopWhenWeDie(pid: number, user: SystemUser | undefined) {
  const watch = spawnAs(user, '/bin/sh', ['-c', `read -r line || kill -INT ${pid}`], ['pipe', 'ignore', 'ignore'])
  watch.unref()
  watch.stdin?.on('error', () => undefined)
  return () => watch.stdin?.end('\n')
}
