import { and, eq, isNull } from 'drizzle-orm'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aUser, factoryPassword } from '../users/users.factory.ts'
import { users } from '../users/users.table.ts'
import { anAdmin } from './staff-users.factory.ts'

const reason = 'Corrida entre administradores'

test('admins who demote and suspend each other at the same time leave one', async ({ ctx, as }) => {
  for (let round = 0; round < 5; round++) {
    await ctx.db.update(users).set({ user_type: 'grower', suspended_at: null })
    const admins = [await anAdmin(ctx), await anAdmin(ctx), await anAdmin(ctx)]
    const clients = await Promise.all(admins.map(as))
    await Promise.allSettled(
      clients.flatMap(({ accounts: { staffUsers } }, mine) =>
        admins
          .filter((_, other) => other !== mine)
          .map(({ id }, turn) =>
            turn % 2
              ? staffUsers.suspend({ id, reason })
              : staffUsers.changeAccess({ id, user_type: 'grower', role_ids: [], reason }),
          ),
      ),
    )
    const left = await ctx.db
      .select()
      .from(users)
      .where(and(eq(users.user_type, 'admin'), isNull(users.suspended_at)))
    expect(left).toHaveLength(1)
  }
})

test('who is suspended while signing in ends up without a session', async ({ ctx, as, api }) => {
  const staff = (await as(await anAdmin(ctx))).accounts
  const user = await aUser(ctx)
  const logins = Array.from({ length: 4 }, () =>
    api.accounts.sessions.login({ email: user.email, password: factoryPassword }),
  )
  await Promise.allSettled([...logins, staff.staffUsers.suspend({ id: user.id, reason })])
  expect((await staff.staffUsers.showOne({ id: user.id })).sessions).toEqual([])
})
