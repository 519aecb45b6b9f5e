import { eq } from 'drizzle-orm'
import { cup_editions } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { HERO } from '#domains/contest/editions/editions/phases.kinds.ts'
import { cup_modalities } from '#domains/contest/editions/modalities/cup-modalities.table.ts'
import type { PrizeState } from '#domains/contest/editions/prizes/cup-prize.kinds.ts'
import { prizeStateWords } from '#domains/contest/editions/prizes/cup-prize.words.ts'
import { cup_prizes } from '#domains/contest/editions/prizes/cup-prizes.table.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { publishedOf, rowsOf } from './cup-results.queries.ts'

/** Tells who won a prize, by the result that stands, where it is; each state once. */
export async function tellOfPrize(tx: Context, { prize_id, state }: { prize_id: number; state: PrizeState }) {
  const [row] = await tx.db
    .select({ prize: cup_prizes, edition: cup_editions, ballot: cup_modalities.slug })
    .from(cup_prizes)
    .innerJoin(cup_editions, eq(cup_editions.id, cup_prizes.edition_id))
    .leftJoin(cup_modalities, eq(cup_modalities.id, cup_prizes.modality_id))
    .where(eq(cup_prizes.id, prize_id))
  if (!row || state === 'prometido') return
  const { prize, edition, ballot } = row
  const [newest] = await publishedOf(tx, edition)
  const won =
    newest && rowsOf(newest.standing).find((one) => one.ballot === (ballot ?? HERO) && one.place === prize.place)
  if (!won) return
  const [entry] = await tx.db
    .select({ uuid: cup_entries.uuid, user_id: cup_entries.user_id, state: cup_entries.state })
    .from(cup_entries)
    .where(eq(cup_entries.uuid, won.entry))
  if (!entry?.user_id || entry.state !== 'inscrito') return
  await notify(tx, {
    ...{
      user_id: entry.user_id,
      kind: 'cup',
      key: `cup:prize:${prize_id}:${state}`,
      title: 'Seu prêmio da copa andou',
    },
    ...{ text: `${prize.name}: ${prizeStateWords[state].toLowerCase()}.`, url: `/copa-grower/ver-votos/${entry.uuid}` },
  })
}
