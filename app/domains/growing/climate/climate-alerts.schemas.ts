import { z } from 'zod'

const limit = z.number().nullable()

/** The last reading of an own space lies outside the band of its plan's stage. */
export const ClimateAlert = z.object({
  space: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  series: z.enum(['temperature', 'humidity', 'vpd']),
  value: z.number(),
  side: z.enum(['below', 'above']),
  low: limit,
  high: limit,
  stage: z.string(),
  at: z.date(),
})
export type ClimateAlert = z.infer<typeof ClimateAlert>
export const ClimateAlerts = z.object({ data: z.array(ClimateAlert) })
