import { asc, eq } from 'drizzle-orm'
import { cup_criteria } from '#domains/contest/editions/criteria/cup-criteria.table.ts'
import type { CupEdition } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { cup_judges } from '#domains/contest/editions/judges/cup-judges.table.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { conflictsIn } from './conflicts/conflicts.queries.ts'
import { scorePhases } from './scores/cup-score.kinds.ts'
import { cup_scores } from './scores/cup-scores.table.ts'

const words = [
  'Limpa na boca, cítrica no começo e doce depois. Cura no ponto.',
  'Aroma tímido no vidro, abre bem quando quebra.',
  'Um pouco úmida ainda; pedia mais duas semanas no pote.',
  '',
]

/** What the bench gave in both rounds of an edition that is over; one score never left its draft. */
export async function seedDemoScores(tx: Context, edition: CupEdition) {
  const [judges, criteria, entries, conflicts] = await Promise.all([
    tx.db.select().from(cup_judges).where(eq(cup_judges.edition_id, edition.id)).orderBy(asc(cup_judges.id)),
    tx.db.select().from(cup_criteria).where(eq(cup_criteria.edition_id, edition.id)).orderBy(asc(cup_criteria.id)),
    tx.db.select().from(cup_entries).where(eq(cup_entries.edition_id, edition.id)).orderBy(asc(cup_entries.id)),
    conflictsIn(tx, edition.id),
  ])
  const tied = new Set(conflicts.map(({ judge_id, entry_id }) => `${judge_id}:${entry_id}`))
  const rows = judges.flatMap(({ id: judge_id }, who) =>
    entries.flatMap((entry, at) =>
      scorePhases.flatMap((phase, round) => {
        if (tied.has(`${judge_id}:${entry.id}`) || (round === 1 && !entry.finalist)) return []
        const began = round === 0 ? edition.judges_at : edition.final_at
        const on = new Date(began.getTime() + (1 + (at % 6)) * DAY)
        const marks = Object.fromEntries(
          criteria.map(({ id }, k) => [String(id), 5 + ((at * 3 + who * 2 + k * 5 + round) % 10) / 2]),
        )
        const draft = who === 1 && at === entries.length - 1 && round === 0
        return [
          {
            ...{ entry_id: entry.id, judge_id, phase, marks, words: words[(at + who) % words.length] ?? '' },
            ...{ sent_at: draft ? null : on, created_at: on, changed_at: on },
          },
        ]
      }),
    ),
  )
  if (rows.length) await tx.db.insert(cup_scores).values(rows)
}
