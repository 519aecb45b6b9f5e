import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { fanOutAll, sendDue } from '../deliveries/deliveries.factory.ts'
import { notify } from '../notifications/notify.actions.ts'

test('the link of a mail ends such mails without login; opening it alone ends nothing', async ({
  ctx,
  as,
  api,
  page,
  clock,
}) => {
  const user = await aUser(ctx)
  await notify(ctx, { user_id: user.id, kind: 'mention', title: 'Oi', text: '', url: '/', key: 'a' })
  await fanOutAll(ctx, user.id)
  clock.now = new Date(clock.now.getTime() + 120_000)
  await sendDue(ctx, user.id)
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.to, user.email))
  const link = mail?.unsubscribe_url ?? ''
  expect(mail?.text).toContain(link)
  const url = new URL(link)
  const { notifications } = await as(user)
  const wanted = async () =>
    (await notifications.settings.show()).kinds.flatMap(({ kind, channels }) =>
      channels.some((one) => one.channel === 'e-mail' && one.wanted) ? [kind] : [],
    )
  const opened = await page(url.pathname + url.search)
  expect(opened).toMatchObject({ status: 200, heading: 'Parar os e-mails de avisos?' })
  expect(await wanted()).toEqual([
    'task_due',
    'mention',
    'ticket',
    'store',
    'store_message',
    'device',
    'course',
    'cup',
    'process',
    'moderation',
    'system',
  ])
  const ended = await opened.press('Parar os e-mails')
  expect(ended).toMatchObject({ status: 200, heading: 'Você não recebe mais e-mails de avisos' })
  expect(await wanted()).toEqual(['moderation', 'system'])
  const input = { user: user.id, token: url.searchParams.get('token') ?? '' }
  expect(await api.notifications.mails.end(input)).toEqual({ subscribed: false })
  expect(await api.notifications.mails.show(input)).toEqual({ subscribed: false })
})

test('a link that we did not write, or of somebody else, does nothing', async ({ ctx, api, page }) => {
  const user = await aUser(ctx)
  await expect(api.notifications.mails.end({ user: user.id, token: 'x'.repeat(43) })).rejects.toMatchObject({
    status: 404,
  })
  expect((await page(`/notificacoes/cancelar?user=${user.id}&token=errado`)).status).toBe(404)
  expect((await page('/notificacoes/cancelar')).status).toBe(404)
})
