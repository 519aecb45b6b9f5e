import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aTicket } from './tickets.factory.ts'

test('five of the team answer at once: all answers stay, all but one hear of another', async ({ ctx, as }) => {
  const { uuid, email } = await aTicket(ctx)
  const team = await Promise.all(Array.from({ length: 5 }, async () => as(await aUser(ctx, { user_type: 'admin' }))))
  const answers = await Promise.all(
    team.map(({ support }, i) => support.queue.answer({ uuid, text: `Resposta ${i}`, seen: 0 })),
  )
  expect(answers.filter(({ meanwhile }) => meanwhile === null)).toHaveLength(1)
  const read = await team[0]?.support.queue.read({ uuid })
  expect(read?.messages.filter(({ from }) => from === 'staff')).toHaveLength(5)
  expect(await ctx.db.select().from(mails).where(eq(mails.to, email))).toHaveLength(5)
})

test('a reply sent five times at once is one message', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  const { uuid } = await aTicket(ctx, { user_id: user.id })
  const { tickets } = (await as(user)).support
  const form = { uuid, text: 'Oi', idempotency_key: '0198aaaa-0000-7000-8000-00000000000d' }
  await Promise.all(Array.from({ length: 5 }, () => tickets.reply(form)))
  expect((await tickets.show({ uuid })).messages).toHaveLength(2)
})
