import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import { minuteOfDay } from '#domains/robots/control/modes/mode-engine.model.ts'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import { alert_episodes } from './alert-episodes.table.ts'
import { freshFor, isSilentAt } from './alert-state.model.ts'
import { toldEnds } from './episode.kinds.ts'
import { beganWords, overWords } from './episode.words.ts'
import { listeners, type ToldRow, toldRows } from './told-rows.queries.ts'
import { triesOf } from './tries.queries.ts'

/** Tells of what began, and to who was told of that, that it is over. In silent hours it waits; what ended in them is not told. */
export async function tellAlerts(ctx: Context) {
  const minute = minuteOfDay(ctx.now().getTime())
  const rows = await toldRows(ctx, untold)
  const ripe = rows.filter((row) => isKnownToHold(row) && !isSilentAt(minute, row.rule.silent_from, row.rule.silent_to))
  await forEach(ctx, ripe, tell)
}

/** What late readings opened may be over already, as others still come: it is told when a reading says that it goes on. */
const isKnownToHold = ({ episode, rule, heard }: ToldRow) =>
  rule.kind === 'silence' ||
  episode.ended_at !== null ||
  (heard.at?.getTime() ?? 0) >= episode.created_at.getTime() - freshFor(heard.interval_seconds)

async function tell(tx: Context, row: ToldRow) {
  const { episode } = row
  const over = episode.ended_at !== null
  const column = over ? alert_episodes.over_told_at : alert_episodes.told_at
  const [claimed] = await tx.db
    .update(alert_episodes)
    .set(over ? { over_told_at: tx.now() } : { told_at: tx.now() })
    // Whoever tells at the same time waits here and then finds it told, or over.
    .where(and(eq(alert_episodes.id, episode.id), isNull(column), over ? undefined : isNull(alert_episodes.ended_at)))
    .returning({ id: alert_episodes.id })
  if (!claimed) return
  const words = over ? overWords(row) : beganWords(row, (await triesOf(tx, [episode.id])).get(episode.id))
  for (const user_id of await listeners(tx, row.link))
    await notify(tx, {
      user_id,
      kind: 'device',
      ...words,
      url: `/ganza/${row.serial}/avisos`,
      key: `alert:${episode.id}${over ? ':over' : ''}`,
    })
}

/** What began, and what is over of which the beginning was told. */
const untold = or(
  and(isNull(alert_episodes.ended_at), isNull(alert_episodes.told_at)),
  and(
    isNotNull(alert_episodes.told_at),
    isNull(alert_episodes.over_told_at),
    inArray(alert_episodes.ended_by, [...toldEnds]),
  ),
)
