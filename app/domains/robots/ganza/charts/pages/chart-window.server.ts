import { z } from 'zod'
import { midnight } from '#domains/robots/control/energy/energy-window.model.ts'
import { dayKey } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { beginOf, rangeNames } from '../ranges.kinds.ts'

/** What an address says of a chart; what makes no sense is as if it was not there. */
export const ChartQuery = z.object({
  faixa: z.enum([...rangeNames, 'cultivo']).catch('24h'),
  de: z.iso.date().optional().catch(undefined),
  ate: z.iso.date().optional().catch(undefined),
  /** The moment that is told of first. */
  em: z.iso.datetime().optional().catch(undefined),
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

/**
 * The window of an address: whole days when they are said, up to now when the last is not; else so long up to now. It begins
 * at the earliest where the viewer's readings do: nothing is kept for them from before.
 */
export function chartWindow(
  { faixa, de, ate }: ChartQuery,
  now: Date,
  { growing, first }: { growing: string | null; first: Date | null },
) {
  if (de) {
    const isOver = ate !== undefined && ate < dayKey(now)
    const [from, to] = [midnight(de), isOver ? midnight(addDays(ate, 1)) : now]
    return { from: first && first > from && first < to ? first : from, to, follows: !isOver }
  }
  if (faixa === 'cultivo') {
    const from = growing ? midnight(growing) : beginOf('30d', now)
    return { from, to: now, follows: true }
  }
  return { from: beginOf(faixa, now), to: now, follows: true }
}
