import { type EnergySource, energySources } from './energy.kinds.ts'

/** Time on, and the time that it would have been at full level: half level for two hours is one full hour. */
export type TimeOn = { on_seconds: number; full_seconds: number }
export type ChannelEnergy = { slug: string; on_seconds: number; kwh: number | null; source: EnergySource | null }
export type MeasuredEnergy = { kwh: number; seconds: number }
/** `kwh` is of what is known; `unknown` names the channels that were on without anybody knowing their watts. */
export type EnergySum = { kwh: number | null; source: EnergySource | null; unknown: string[] }

/** A sensor that was silent for more of a day says less than the watts of the channels. */
const ENOUGH_MEASURED = 0.9

/** kWh: W × h at full level ÷ 1.000. null when nobody knows what hangs on it. */
export const kwhOf = ({ full_seconds }: TimeOn, watts: number | null) =>
  watts === null ? null : (watts * full_seconds) / 3_600_000

/** What the channels drew; what was never on needs no watts. */
export function sumOf(channels: readonly ChannelEnergy[]): EnergySum {
  const known = channels.filter(({ kwh, on_seconds }) => kwh !== null && on_seconds > 0)
  const unknown = channels.filter(({ kwh, on_seconds }) => kwh === null && on_seconds > 0)
  return together([
    ...known.map(({ kwh, source }) => ({ kwh, source, unknown: [] })),
    ...unknown.map(({ slug }) => ({ kwh: null, source: null, unknown: [slug] })),
  ])
}

/** How long of a time the day, the sensor and the channels tell of. */
type DaySeconds = { seconds: number; known_seconds: number }
const nothingKnown: EnergySum = { kwh: null, source: null, unknown: [] }

/**
 * What a robot drew in a day: by its sensor when that told of nearly all of it, else by its channels; nothing is known of a
 * time before it told of anything, or after its last contact.
 */
export function dayOf(
  channels: readonly ChannelEnergy[],
  measured: MeasuredEnergy | undefined,
  { seconds, known_seconds }: DaySeconds,
): EnergySum & { known_seconds: number } {
  if (measured && seconds > 0 && measured.seconds >= seconds * ENOUGH_MEASURED)
    return { kwh: measured.kwh, source: 'medido', unknown: [], known_seconds: seconds }
  return { ...(known_seconds > 0 ? sumOf(channels) : nothingKnown), known_seconds }
}

/** A sum is known as well as the worst of its parts; of nothing it is 0. */
export function together(parts: readonly EnergySum[]): EnergySum {
  const known = parts.flatMap(({ kwh }) => kwh ?? [])
  const sources = parts.flatMap(({ source }) => source ?? [])
  return {
    kwh: parts.length && !known.length ? null : known.reduce((sum, kwh) => sum + kwh, 0),
    source: energySources.findLast((source) => sources.includes(source)) ?? null,
    unknown: [...new Set(parts.flatMap(({ unknown }) => unknown))],
  }
}
