import { eq } from 'drizzle-orm'
import { notify, withdrawNotice } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { alert_episodes } from './alert-episodes.table.ts'
import { rang } from './alert-spells.model.ts'
import { happenedWords } from './episode.words.ts'
import { listeners, toldRows } from './told-rows.queries.ts'

/**
 * Tells of an episode that was over before it was known: in the list of notices alone, as there is nothing to get up for.
 * Told again with other hours, it takes the place of what was said before.
 */
export async function tellHappened(tx: Context, episode_id: number) {
  for (const row of await toldRows(tx, eq(alert_episodes.id, episode_id))) {
    const has_rung = rang(row.episode)
    await tx.db
      .update(alert_episodes)
      .set({ told_at: has_rung ? row.episode.told_at : tx.now(), over_told_at: tx.now() })
      .where(eq(alert_episodes.id, episode_id))
    const key = `alert:${episode_id}${has_rung ? ':over' : ''}`
    for (const user_id of await listeners(tx, row.link)) {
      await withdrawNotice(tx, user_id, key)
      const notice = { ...happenedWords(row, has_rung), kind: 'device' as const, url: `/ganza/${row.serial}/avisos` }
      await notify(tx, { ...notice, user_id, key, quiet: true })
    }
  }
}
