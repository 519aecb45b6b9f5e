import { createContext } from '#platform/context.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { clientFor } from '#web/api-for.server.ts'
import { aUser } from '../users/users.factory.ts'

test('of 400 wrong passwords of one account, sent at once from 400 addresses, at most 100 are judged', async ({
  ctx,
}) => {
  const user = await aUser(ctx)
  const tries = Array.from({ length: 400 }, (_, i) => {
    const request = { ip: `198.51.${100 + (i >> 8)}.${i & 255}`, user_agent: 'teste' }
    const email = i % 2 ? user.email : user.nickname.toUpperCase()
    return clientFor(createContext({ ...ctx, request })).accounts.sessions.login({ email, password: `errada ${i}` })
  })
  const statuses = (await Promise.allSettled(tries)).map((one) => one.status === 'rejected' && one.reason.status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(100)
  expect(statuses.filter((status) => status === 429)).toHaveLength(300)
})
