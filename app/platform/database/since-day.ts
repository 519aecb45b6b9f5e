import { type AnyColumn, gte } from 'drizzle-orm'
import { fromSaoPauloTime } from '#shared/dates.ts'

/** From the beginning of that day in São Paulo on; everything without one. */
export const sinceDay = (moment: AnyColumn, day: string | undefined) =>
  day === undefined ? undefined : gte(moment, fromSaoPauloTime(`${day}T00:00`))
