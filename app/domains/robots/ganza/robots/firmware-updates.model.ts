import { HOUR } from '#shared/durations.ts'
import type { RobotEvent } from './robots.schemas.ts'

/** One update of a robot's firmware, as far as it has come. */
export type FirmwareUpdate = {
  id: number
  since: Date
  at: Date
  version: string
  state: string
  percent: number | null
  reason: string | null
}

const ends = ['confirmada', 'falhou', 'voltou']

/** All that was told of one update is one thing, whose state is the newest that was told; `events` are newest first. */
export function foldUpdates(events: RobotEvent[]): { updates: FirmwareUpdate[]; others: RobotEvent[] } {
  const updates: FirmwareUpdate[] = []
  const others: RobotEvent[] = []
  for (const event of events.toReversed()) {
    const newest = updates.at(-1)
    const told = toldOf(event)
    if (told) {
      const under = newest && newest.version === told.version && !isAnew(newest, told.state, event.at) ? newest : null
      if (!under) updates.push({ id: event.id, since: event.at, at: event.at, ...told })
      // How the site and the robot say it both: the first of them tells when.
      else if (under.state !== told.state) Object.assign(under, { at: event.at, ...told })
      else Object.assign(under, { percent: told.percent ?? under.percent })
    } else if (!(isPartOfIt(event) && newest && event.at.getTime() - newest.at.getTime() < HOUR)) others.push(event)
  }
  return { updates: updates.toReversed(), others: others.toReversed() }
}

function toldOf({ kind, data }: RobotEvent) {
  if (kind !== 'firmware' && kind !== 'rollout') return null
  const { version, percent, reason } = data
  return {
    version: String(version ?? ''),
    state: String((kind === 'rollout' ? data.step : data.state) ?? ''),
    percent: typeof percent === 'number' ? percent : null,
    reason: typeof reason === 'string' ? reason : null,
  }
}

/** After its end another one of the same version begins with a download, or so much later. */
const isAnew = (newest: FirmwareUpdate, state: string, at: Date) =>
  ends.includes(newest.state) && (!ends.includes(state) || at.getTime() - newest.at.getTime() > HOUR)

/** Its start, and the answer to the command that asked for it. */
const isPartOfIt = ({ kind, data }: RobotEvent) =>
  kind === 'boot' ? data.cause === 'update' : kind === 'command_ended' && data.kind === 'update_firmware'
