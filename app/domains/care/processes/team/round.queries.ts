import { eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type Profession, professionOf } from '../processes/process.kinds.ts'
import { process_members, processes } from '../processes/processes.table.ts'

type Candidate = { id: number; profession: Profession }

/**
 * Of each profession who is next: with the fewest open processes; among those, who has gone longest without a new one.
 * `second`, who gets each process as the second lawyer, is next only where there is nobody else.
 */
export async function nextInRound({ db }: Context, candidates: Candidate[], second: number | null) {
  const loads = candidates.length
    ? await db
        .select({
          user_id: process_members.user_id,
          seat: process_members.seat,
          open: sql<number>`count(distinct ${process_members.process_id})
            filter (where ${process_members.left_at} is null and ${processes.closed_at} is null)::int`,
          newest: sql<number>`extract(epoch from max(${process_members.since}))::float`,
        })
        .from(process_members)
        .innerJoin(processes, eq(processes.id, process_members.process_id))
        .where(inArray(process_members.user_id, candidates.map(({ id }) => id))) // biome-ignore format: one thought
        .groupBy(process_members.user_id, process_members.seat)
    : []
  const weighed = candidates.map((one) => {
    const own = loads.filter(({ user_id, seat }) => user_id === one.id && professionOf[seat] === one.profession)
    return {
      ...one,
      open: own.reduce((sum, { open }) => sum + open, 0),
      newest: Math.max(0, ...own.map(({ newest }) => newest)),
    }
  })
  weighed.sort(
    (a, b) =>
      Number(a.id === second) - Number(b.id === second) || a.open - b.open || a.newest - b.newest || a.id - b.id,
  )
  const next = (profession: Profession) => weighed.find((one) => one.profession === profession)?.id ?? null
  return {
    advogado: next('advogado'),
    medico: next('medico'),
    'engenheiro-agronomo': next('engenheiro-agronomo'),
  } satisfies Record<Profession, number | null>
}
