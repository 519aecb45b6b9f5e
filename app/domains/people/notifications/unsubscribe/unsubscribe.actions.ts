import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { isFixed } from '../choices/channel.kinds.ts'
import { keepChoices } from '../choices/choices.actions.ts'
import { choicesOf } from '../choices/choices.queries.ts'
import { notificationKinds } from '../notifications/notification.kinds.ts'
import type { MailSubscription, UnsubscribeInput } from './unsubscribe.schemas.ts'
import { isUnsubscribeToken } from './unsubscribe.secrets.ts'

const refusable = notificationKinds.filter((kind) => !isFixed(kind, 'e-mail'))

/** What the link of a mail is about; 404 when it was not written by us. */
export async function mailSubscription(ctx: Context, { user, token }: UnsubscribeInput): Promise<MailSubscription> {
  if (!isUnsubscribeToken(ctx.env.keys, user, token))
    throw new AppError('not_found', 'Este link não está completo. Copie de novo o endereço que está no e-mail.')
  const wants = await choicesOf(ctx, user)
  return { subscribed: refusable.some((kind) => wants(kind, 'e-mail')) }
}

/** No more mails of notices, but for those that nobody can refuse. Without login, as often as asked. */
export async function endMails(ctx: Context, input: UnsubscribeInput): Promise<MailSubscription> {
  await mailSubscription(ctx, input)
  await keepChoices(
    ctx,
    input.user,
    refusable.map((kind) => ({ kind, channel: 'e-mail' as const, wanted: false })),
  )
  return { subscribed: false }
}
