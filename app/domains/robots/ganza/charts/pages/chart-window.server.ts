import { z } from 'zod'
import { dayKey, fromSaoPauloTime } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { beginOf, rangeNames } from '../ranges.kinds.ts'

/** What an address says of a chart; what makes no sense is as if it was not there. */
export const ChartQuery = z.object({
  faixa: z.enum([...rangeNames, 'cultivo']).catch('24h'),
  de: z.iso.date().optional().catch(undefined),
  ate: z.iso.date().optional().catch(undefined),
  sensores: z
    .string()
    .regex(/^[a-z0-9_,]{1,200}$/)
    .optional()
    .catch(undefined),
})
export type ChartQuery = z.infer<typeof ChartQuery>

/** Days the wrong way round are turned; one that has not begun says nothing. */
export function inOrder({ de, ate, ...query }: ChartQuery, now: Date): ChartQuery {
  const [first, last] = de && ate && ate < de ? [ate, de] : [de, ate]
  return first && first <= dayKey(now) ? { ...query, de: first, ate: last } : query
}

/** The window of an address: whole days when they are said, else so long up to now. */
export function chartWindow({ faixa, de, ate }: ChartQuery, now: Date, since: string | null) {
  if (de) {
    const to = fromSaoPauloTime(`${addDays(ate ?? de, 1)}T00:00:00`)
    return { from: fromSaoPauloTime(`${de}T00:00:00`), to: to < now ? to : now, follows: to >= now }
  }
  if (faixa === 'cultivo') {
    const from = since ? fromSaoPauloTime(`${since}T00:00:00`) : beginOf('30d', now)
    return { from, to: now, follows: true }
  }
  return { from: beginOf(faixa, now), to: now, follows: true }
}
