import { asc } from 'drizzle-orm'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
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
  await Promise.all(work.map((one) => one()))
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
