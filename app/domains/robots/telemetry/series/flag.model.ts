import { FLAG, flagOf } from '../ingest/guards.model.ts'
import { type TelemetryFlag, telemetryFlags } from './tier.kinds.ts'

/** What is wrong with the value of a slot. */
export function flagName(flags: bigint | null, slot: number): TelemetryFlag | null {
  const flag = flagOf(flags, slot)
  return telemetryFlags.find((name) => FLAG[name] === flag) ?? null
}
