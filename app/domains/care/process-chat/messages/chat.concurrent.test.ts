import { asc } from 'drizzle-orm'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { openListener } from '#platform/database/listener.ts'
import { LIVE_CHANNEL } from '#platform/live/publish.ts'
import { MINUTE } from '#shared/durations.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { chat_messages } from './chat-messages.table.ts'

test('a hundred messages of five people in two conversations, each sent twice: nothing lost, twice or across', async ({
  ctx,
  as,
}) => {
  const rooms = [await aProcess(ctx), await aProcess(ctx)]
  const sent: { process_id: number; text: string }[] = []
  const work: (() => Promise<unknown>)[] = []
  for (const { process, token, client, team } of rooms)
    for (const one of [client, ...Object.values(team)]) {
      const { chat } = (await as(one)).processChat
      for (let n = 0; n < 10; n++) {
        const input = {
          token,
          audience: 'todos' as const,
          text: `${one.nickname} ${n}`,
          idempotency_key: crypto.randomUUID(),
        }
        sent.push({ process_id: process.id, text: input.text })
        work.push(
          () => chat.write(input),
          () => chat.write(input),
        )
      }
    }
  // As many at once as the database takes connections.
  while (work.length) await Promise.all(work.splice(0, 40).map((one) => one()))
  const rows = await ctx.db.select().from(chat_messages).orderBy(asc(chat_messages.id))
  expect(rows).toHaveLength(sent.length)
  for (const { token, process, client } of rooms) {
    const own = (await as(client)).processChat.chat
    const last = await own.list({ token })
    const texts = [...(await own.list({ token, before: last.data[0]?.id })).data, ...last.data].map(({ text }) => text)
    expect(texts.sort()).toEqual(
      sent
        .filter((one) => one.process_id === process.id)
        .map(({ text }) => text)
        .sort(),
    )
  }
})

test('who types is told live to who reads that part, not to themselves, and not once it is over', async ({
  ctx,
  as,
  clock,
  database,
}) => {
  const listener = openListener(database.url)
  await listener.listen(LIVE_CHANNEL, { onMessage: ctx.env.live.wake, onReconnect: ctx.env.live.wakeAll })
  await listener.open()
  const { token, client, team } = await aProcess(ctx)
  const chatOf = async (user: { id: number }) => (await as(user)).processChat.chat
  const [mine, lawyer, doctor] = [await chatOf(client), await chatOf(team.advogado), await chatOf(team.medico)]
  await lawyer.typing({ token, audience: 'juridico' })
  clock.now = new Date(clock.now.getTime() + MINUTE)
  const from = { lastEventId: '0' }
  const streams = await Promise.all([mine, lawyer, doctor].map(({ live }) => live({ token }, from)))
  const heard = Promise.all(streams.map(async (stream) => [(await stream.next()).value, (await stream.next()).value]))
  await lawyer.typing({ token, audience: 'juridico' })
  await expect(doctor.typing({ token, audience: 'juridico' })).rejects.toMatchObject({ status: 404 })
  const { id } = await mine.write({ token, audience: 'todos', text: 'oi' })
  await mine.write({ token, audience: 'todos', text: 'de novo' })
  const said = { id, audience: 'todos' }
  const next = { id: id + 1, audience: 'todos' }
  const typing = { audience: 'juridico', typing: team.advogado.nickname }
  expect(await heard).toEqual([
    [typing, said],
    [said, next],
    [said, next],
  ])
  await Promise.all(streams.map((stream) => stream.return?.()))
  await listener.close()
})
