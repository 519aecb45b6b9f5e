import { and, eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import type { NotificationKind } from '../notifications/notification.kinds.ts'
import { notification_choices } from './notification-choices.table.ts'

/** Whether the user gets mails of this kind. Default: yes. */
export async function wantsMail({ db }: Context, user_id: number, kind: NotificationKind): Promise<boolean> {
  const { wanted, ...of } = notification_choices
  const [choice] = await db
    .select({ wanted })
    .from(notification_choices)
    .where(and(eq(of.user_id, user_id), eq(of.kind, kind), eq(of.channel, 'e-mail')))
  return choice?.wanted ?? true
}

/** The kinds that are mailed. */
const mailed = ['task_due'] as const

export async function mailChoices(ctx: Context) {
  const { id } = signedIn(ctx)
  return { data: await Promise.all(mailed.map(async (kind) => ({ kind, wanted: await wantsMail(ctx, id, kind) }))) }
}
