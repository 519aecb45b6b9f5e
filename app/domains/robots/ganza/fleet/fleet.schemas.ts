import { z } from 'zod'
import { signalBandNames } from './fleet.kinds.ts'

const counted = z.number().int()

export const FleetFilter = z.object({ days: z.coerce.number().int().min(1).max(90).default(7) })
export type FleetFilter = z.infer<typeof FleetFilter>

/** How the robots of the maker are, in sums: by version, and by day of São Paulo. */
export const FleetHealth = z.object({
  days: counted,
  /** Robots by what they run now. */
  cohorts: z.array(
    z.object({
      model: z.object({ id: counted, name: z.string() }),
      version: z.string(),
      devices: counted,
      offline: counted,
      /** Starts with this version in the time, and those of them after a crash. */
      starts: counted,
      crashes: counted,
    }),
  ),
  /** Starts by cause, most often first. */
  starts: z.array(z.object({ cause: z.string(), count: counted, devices: counted })),
  signal: z.array(z.object({ band: z.enum(signalBandNames), count: counted })),
  /** The newest day first; today is not over, and left out. */
  by_day: z.array(
    z.object({
      day: z.string(),
      /** Robots that somebody had all day, and the share of their readings that we have. */
      devices: counted,
      received: z.number().nullable(),
      starts: counted,
      crashes: counted,
      refused: counted,
    }),
  ),
})
export type FleetHealth = z.infer<typeof FleetHealth>
