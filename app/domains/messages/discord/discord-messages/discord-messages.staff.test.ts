import { message_types } from '#domains/messages/whatsapp/types/message-types.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { staffHolds } from '#tests/staff-holds.ts'
import { discordMessages } from './discord-messages.staff.ts'

let type_id = 0
const prepare = async ({ db }: Parameters<typeof aStaffMember>[0]) => {
  const [type] = await db.insert(message_types).values({ slug: 'x', name: 'x', category: 'utility' }).returning()
  type_id = type?.id ?? 0
}

staffHolds(
  discordMessages,
  (api) => api.discord.messages,
  () => ({ type_id }),
  prepare,
)

test.for(['', 'Oi, {{1}}', '{{3}} às 9h', '{{ 2 }} às 9h', 'Dia de colheita'])(
  '“%s” is refused beside its field',
  async (body, { ctx, as }) => {
    await prepare(ctx)
    const { discord } = await as(await aStaffMember(ctx, ['messages.manage']))
    await expect(discord.messages.create({ name: 'a', type_id, body })).rejects.toMatchObject({
      ...{ status: 422, data: { errors: { body: [expect.any(String)] } } },
    })
  },
)
