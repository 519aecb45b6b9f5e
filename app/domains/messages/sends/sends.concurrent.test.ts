import { sql } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { messaging } from '#tests/messaging.ts'
import { lookAfterSends, runSend } from './running/run-send.actions.ts'
import { aDiscordMessage, aReader, asksFor, aTemplate, manyReaders, phoneOf } from './sends.factory.ts'

test('a thousand, three workers, stopped in the middle and gone on with: each gets it once', async ({ ctx, as }) => {
  const numbers = await manyReaders(ctx, 1000)
  const { sends } = await as(await aStaffMember(ctx, ['messages.manage']))
  const { id } = await sends.createWhatsApp({ name: 'a', template_id: (await aTemplate(ctx)).id })
  let stop: Promise<unknown> | undefined
  const { there, posts, server } = await messaging(ctx, () => {
    if (server.received.length === 300) stop = sends.stop({ id })
    return undefined
  })
  await sends.start({ id })
  const work = async () => {
    for (let runs = 0; runs < 10; runs++) await runSend(there, { send_id: id })
  }
  await Promise.all([work(), work(), work()])
  await stop
  const halfway = await sends.show({ id })
  expect(halfway.state).toBe('stopped')
  expect(halfway.counts.queued).toBeGreaterThan(500)
  expect(posts()).toHaveLength(1000 - (halfway.counts.queued ?? 0))
  await Promise.all([sends.start({ id }), sends.start({ id })])
  await Promise.all([work(), work(), work()])
  expect(await sends.show({ id })).toMatchObject({ state: 'done', counts: { sent: 1000 }, total: 1000 })
  expect(
    posts()
      .map(({ to }) => to)
      .sort(),
  ).toEqual(numbers.sort())
})

test('what a dead process left is sent by nobody, and said so', async ({ ctx, as, clock }) => {
  const [, second] = [await aReader(ctx), await aReader(ctx)]
  const { sends } = await as(await aStaffMember(ctx, ['messages.manage']))
  const { id } = await sends.createWhatsApp({ name: 'a', template_id: (await aTemplate(ctx)).id })
  const { there, posts } = await messaging(ctx)
  await sends.start({ id })
  // As if it was killed between its commit and the service's answer.
  await ctx.db.execute(sql`update message_recipients set state = 'sending', attempts = 1, claimed_at = ${ctx.now().toISOString()}
    where id = (select min(id) from message_recipients)`)
  await Promise.all([runSend(there, { send_id: id }), runSend(there, { send_id: id })])
  expect(posts().map(({ to }) => to)).toEqual([phoneOf(second.id)])
  expect((await sends.show({ id })).state).toBe('running')
  clock.now = new Date(clock.now.getTime() + 11 * 60_000)
  await lookAfterSends(there)
  await runSend(there, { send_id: id })
  expect(await sends.show({ id })).toMatchObject({ state: 'done', counts: { unsure: 1, sent: 1 } })
  expect(posts()).toHaveLength(1)
})

test('two sends at once to one person never pass the ceiling of the day', async ({ ctx, as }) => {
  await aReader(ctx)
  const { sends } = await as(await aStaffMember(ctx, ['messages.manage']))
  const { id: template_id } = await aTemplate(ctx)
  const { there, posts } = await messaging(ctx)
  const ids = await Promise.all(
    Array.from({ length: 6 }, async () => (await sends.createWhatsApp({ name: 'a', template_id })).id),
  )
  await Promise.all(ids.map((id) => sends.start({ id })))
  await Promise.all(ids.map((send_id) => runSend(there, { send_id })))
  expect(posts()).toHaveLength(2)
})

test('a form sent many times at once makes one draft, and each gets it', async ({ ctx, as }) => {
  const { sends } = await as(await aStaffMember(ctx, ['messages.manage']))
  const { id: template_id } = await aTemplate(ctx)
  for (let round = 0; round < 5; round++) {
    const form = { name: 'a', template_id, idempotency_key: crypto.randomUUID() }
    const made = await Promise.all(Array.from({ length: 20 }, () => sends.createWhatsApp(form)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  }
})

test('a draft that is deleted while its trial is asked for: one of the two is said, in words', async ({ ctx, as }) => {
  const staff = await aStaffMember(ctx, ['messages.manage'])
  await asksFor(ctx, staff.id, { scopes: [] })
  const { sends } = await as(staff)
  const { id: template_id } = await aTemplate(ctx)
  for (let round = 0; round < 8; round++) {
    const { id } = await sends.createWhatsApp({ name: 'a', template_id })
    const [trial, gone] = await Promise.allSettled([sends.trial({ id }), sends.remove({ id })])
    expect(gone.status).toBe('fulfilled')
    if (trial.status === 'rejected') expect(trial.reason).toMatchObject({ status: 404 })
  }
})

test('a channel that is deleted while a draft to it is made or begins: the draft or the channel, never neither', async ({
  ctx,
  as,
}) => {
  const { sends, discord } = await as(await aStaffMember(ctx, ['messages.manage']))
  const { id: message_id } = await aDiscordMessage(ctx)
  for (let round = 0; round < 8; round++) {
    const channel = { name: `canal ${round}`, snowflake: `90000000000000000${round}` }
    const { id: c } = await discord.channels.create(channel)
    const [made, gone] = await Promise.allSettled([
      sends.createDiscord({ name: 'a', message_id, channel_ids: [c] }),
      discord.channels.remove({ id: c }),
    ])
    expect([made.status, gone.status].sort()).toEqual(['fulfilled', 'rejected'])
    if (made.status === 'rejected') {
      expect(made.reason).toMatchObject({ status: 422 })
      continue
    }
    const { id } = made.value
    const [begun, after] = await Promise.allSettled([sends.start({ id }), discord.channels.remove({ id: c })])
    expect([begun.status, after.status]).toEqual(['fulfilled', 'rejected'])
    expect(after).toMatchObject({ reason: { status: 409 } })
  }
})
