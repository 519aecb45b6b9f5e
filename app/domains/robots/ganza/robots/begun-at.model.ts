import type { RobotAct } from './robots.schemas.ts'

/** When the level of a channel's last change began: told anew, as after a restart, it is the same. Null: only a state tells of it. */
export function begunAt(acts: RobotAct[], last: RobotAct): Date | null {
  const own = acts.filter(({ channel }) => channel === last.channel)
  const other = own.findIndex(({ level }) => level !== last.level)
  const first = own.at(other < 0 ? -1 : other - 1) ?? last
  return first.why.from_state ? null : first.at
}
