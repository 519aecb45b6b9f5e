import { eq } from 'drizzle-orm'
import { isCpf } from '#shared/cpf.ts'
import { reservedSlugs } from '#shared/reserved-slugs.ts'
import { expect, test } from '#tests/fixtures.ts'
import { DEMO_PASSWORD } from '../passwords/password.rules.ts'
import { isPassword } from '../passwords/password.secrets.ts'
import { Nickname } from '../registration/registration.schemas.ts'
import { seedDemoRegistrations } from '../registration-confirmation/registrations.seed.ts'
import { user_registrations } from '../registration-confirmation/registrations.table.ts'
import { fillerPeople, namedPeople } from './demo-people.seed.ts'
import { seedDemoAccounts } from './users.seed.ts'
import { users } from './users.table.ts'

test('the demo world has its eighteen accounts and sixty growers more', async ({ ctx, as }) => {
  const people = await seedDemoAccounts(ctx)
  expect(people.size).toBe(78)
  const rows = await ctx.db.select().from(users).where(eq(users.email, 'novata@demo.grower.example'))
  expect(rows[0]?.email_verified_at).toBeNull()
  const hash = async (email: string) =>
    (await ctx.db.select().from(users).where(eq(users.email, email)))[0]?.password_hash
  expect(await isPassword(DEMO_PASSWORD, await hash('grower@demo.grower.example'))).toBe(true)
  // Whose robot all are shown.
  expect(await isPassword(DEMO_PASSWORD, await hash('cadu.terra@demo.grower.example'))).toBe(false)
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

test('every confirmed demo account has a registration of its own, with a CPF that adds up', async ({ ctx }) => {
  await seedDemoRegistrations(ctx, await seedDemoAccounts(ctx))
  const rows = await ctx.db.select().from(user_registrations)
  const people = await ctx.db.select().from(users)
  const confirmed = people.filter((person) => person.registration_confirmed_at).map((person) => person.id)
  expect(rows.map((row) => row.user_id).toSorted((a, b) => a - b)).toEqual(confirmed.toSorted((a, b) => a - b))
  expect(rows.filter(({ cpf }) => !isCpf(cpf))).toEqual([])
})
