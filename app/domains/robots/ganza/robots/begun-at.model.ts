import type { RobotAct } from './robots.schemas.ts'

/**
 * When the level of a channel's last change began: told anew it is the same. What a first state says after a start is so since
 * then, as the start had switched it off: `start` is why it started. No `since`: only a state tells of it.
 */
export function begunAt(acts: RobotAct[], last: RobotAct): { since: Date | null; start: string | null } {
  const own = acts.filter(({ channel }) => channel === last.channel)
  const other = own.findIndex(({ level }) => level !== last.level)
  const first = own.at(other < 0 ? -1 : other - 1) ?? last
  const start = own[other]?.why.start ?? null
  return { since: first.why.from_state && start === null ? null : first.at, start }
}
