import type { Context } from '#platform/context.ts'
import { type Chance, chanceOf } from '#world/chance.ts'
import { social_counters } from '../counters/counters.table.ts'
import { saves } from './saves.table.ts'

export type Saveable = { target: string; id: number; created_by: number; since: Date }

const CHUNK = 2000

/** Zipf-like distribution: about c / rank^0.75 users saved the thing of that rank. */
export async function seedDemoSaves(tx: Context, things: Saveable[], people: number[]) {
  const chance = chanceOf('saves')
  const ranked = chance.shuffled(things)
  const rows = ranked.flatMap((thing, rank) => savesOf(chance, { thing, rank, people, now: tx.now() }))
  for (let from = 0; from < rows.length; from += CHUNK) await tx.db.insert(saves).values(rows.slice(from, from + CHUNK))
  const counts = new Map<string, typeof social_counters.$inferInsert & { saves_count: number }>()
  for (const { target, target_id } of rows) {
    const key = `${target} ${target_id}`
    const counter = counts.get(key) ?? { target, target_id, saves_count: 0 }
    counts.set(key, { ...counter, saves_count: counter.saves_count + 1 })
  }
  if (counts.size) await tx.db.insert(social_counters).values([...counts.values()])
}

type Loved = { thing: Saveable; rank: number; people: number[]; now: Date }

function savesOf(chance: Chance, { thing, rank, people, now }: Loved) {
  const expected = (people.length * 0.82) / (rank + 1) ** 0.75
  const wanted = Math.round(expected * (rank < 5 ? 1 : 0.5 + chance.next()))
  const others = chance.shuffled(people.filter((id) => id !== thing.created_by)).slice(0, wanted)
  const life = now.getTime() - thing.since.getTime()
  return others.map((user_id) => ({
    user_id,
    target: thing.target,
    target_id: thing.id,
    created_at: new Date(thing.since.getTime() + life * chance.next()),
  }))
}
