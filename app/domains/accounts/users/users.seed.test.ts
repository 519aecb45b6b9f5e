import { eq } from 'drizzle-orm'
import { reservedSlugs } from '#domains/site/index.ts'
import { expect, test } from '#tests/fixtures.ts'
import { Nickname } from '../registration/registration.schemas.ts'
import { fillerPeople, namedPeople } from './demo-people.ts'
import { seedDemoAccounts } from './users.seed.ts'
import { users } from './users.table.ts'

test('the demo world has its eighteen accounts and sixty growers more', async ({ ctx, as }) => {
  const people = await seedDemoAccounts(ctx)
  expect(people.size).toBe(78)
  const rows = await ctx.db.select().from(users).where(eq(users.email, 'novata@demo.grower.example'))
  expect(rows[0]?.email_verified_at).toBeNull()
  const admin = await as(people.get('admin') ?? { id: 0 })
  const me = await admin.accounts.sessions.me()
  expect(me.user).toMatchObject({ user_type: { slug: 'admin' }, roles: [{ name: 'admin' }] })
})

test('every demo nickname follows the rules of nicknames and is there once', () => {
  const nicknames = [...Object.values(namedPeople), ...fillerPeople].map((person) => person.nickname)
  for (const nickname of nicknames) expect(Nickname.safeParse(nickname).success, nickname).toBe(true)
  expect(nicknames.filter((nickname) => reservedSlugs.nickname.has(nickname))).toEqual([])
  expect(new Set(nicknames).size).toBe(nicknames.length)
})
