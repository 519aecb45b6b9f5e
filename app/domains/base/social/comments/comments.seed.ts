import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { social_counters } from '../counters/counters.table.ts'
import { comments } from './comments.table.ts'

type Said = { created_by: number; text: string; at: Date }
/** A comment on a thing, and the replies to it. */
export type Thread = Said & { target: string; target_id: number; answers: Said[] }

const CHUNK = 1000

/** Stores comments in the order in which they were written, and counts those of each thing. */
export async function seedDemoComments(tx: Context, threads: Thread[]) {
  const sorted = threads.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const ids = await store(tx, sorted)
  const answers = sorted.flatMap(({ target, target_id, answers }, i) =>
    answers.map((answer) => ({ ...answer, target, target_id, parent_id: ids[i] })),
  )
  await store(tx, answers)
  await tx.db.execute(sql`insert into ${social_counters} (target, target_id, comments_count)
    select target, target_id, count(*) from ${comments} group by target, target_id
    on conflict (target, target_id) do update set comments_count = excluded.comments_count`)
}

type Row = Said & { target: string; target_id: number; parent_id?: number }

async function store(tx: Context, rows: Row[]) {
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += CHUNK) {
    const values = rows.slice(from, from + CHUNK).map(({ target, target_id, parent_id, created_by, text, at }) => ({
      target,
      target_id,
      parent_id,
      created_by,
      text,
      created_at: at,
    }))
    const made = await tx.db.insert(comments).values(values).returning({ id: comments.id })
    ids.push(...made.map(({ id }) => id))
  }
  return ids
}
