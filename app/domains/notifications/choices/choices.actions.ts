import { type Context, signedIn } from '#platform/context.ts'
import type { NotificationKind } from '../notifications/notification.kinds.ts'
import { notification_choices } from './notification-choices.table.ts'

/** Turns mails of a kind on or off for the viewer (upsert). */
export async function chooseMail(ctx: Context, { kind, wanted }: { kind: NotificationKind; wanted: boolean }) {
  const key = { user_id: signedIn(ctx).id, kind, channel: 'e-mail' as const }
  await ctx.db
    .insert(notification_choices)
    .values({ ...key, wanted })
    .onConflictDoUpdate({
      target: [notification_choices.user_id, notification_choices.kind, notification_choices.channel],
      set: { wanted },
    })
  return { kind, wanted }
}
