import { sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import type { NotificationKind } from '../notifications/notification.kinds.ts'
import { isFixed, type NotificationChannel } from './channel.kinds.ts'
import type { NoticeSettings, NoticeSettingsChange } from './choices.schemas.ts'
import { notification_choices, notification_times } from './notification-choices.table.ts'
import { minutesOfTime } from './sending-time.model.ts'
import { showSettings } from './settings.queries.ts'

type Choice = { kind: NotificationKind; channel: NotificationChannel; wanted: boolean }

/** Keeps what the viewer said; what was not named stays as it is. */
export const changeSettings = (ctx: Context, input: NoticeSettingsChange): Promise<NoticeSettings> =>
  ctx.transaction(async (tx) => {
    const { id: user_id } = signedIn(tx)
    const { choices = [], quiet_from, quiet_to, mail_rhythm } = input
    await keepChoices(tx, user_id, choices)
    const times = {
      ...(quiet_from !== undefined && { quiet_from: quiet_from && minutesOfTime(quiet_from) }),
      ...(quiet_to !== undefined && { quiet_to: quiet_to && minutesOfTime(quiet_to) }),
      ...(mail_rhythm && { mail_rhythm }),
    } as Partial<typeof notification_times.$inferInsert>
    if (Object.keys(times).length)
      await tx.db
        .insert(notification_times)
        .values({ user_id, ...times })
        .onConflictDoUpdate({ target: notification_times.user_id, set: times })
    return showSettings(tx)
  })

/** What nobody can refuse is not kept: it would be refused the day that it can be. */
export async function keepChoices({ db }: Context, user_id: number, choices: Choice[]) {
  const said = choices.filter(({ kind, channel }) => !isFixed(kind, channel))
  if (!said.length) return
  await db
    .insert(notification_choices)
    .values(said.map((choice) => ({ user_id, ...choice })))
    .onConflictDoUpdate({
      target: [notification_choices.user_id, notification_choices.kind, notification_choices.channel],
      set: { wanted: sql`excluded.wanted` },
    })
}
