import { randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { acceptCurrentTerms, currentTerms } from '#domains/base/legal/index.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { DEMO_PASSWORD } from '../passwords/password.rules.ts'
import { hashPassword } from '../passwords/password.secrets.ts'
import { roles as roleRows, user_roles } from '../roles/roles.table.ts'
import { fillerPeople, namedPeople, type Person } from './demo-people.seed.ts'
import { users } from './users.table.ts'

type Seeded = { id: number; nickname: string }

/** The demo users by the local part of their e-mail. They have the demo password, hashed once, but for the closed one. */
export async function seedDemoAccounts(tx: Context): Promise<Map<string, Seeded>> {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const closed_hash = await hashPassword(randomBytes(24).toString('base64url'))
  const fillers = fillerPeople.map((person) => [person.nickname, person] as const)
  const people = [...Object.entries(namedPeople), ...fillers]
  const rows = await tx.db
    .insert(users)
    .values(
      people.map(([name, person], i) =>
        rowOf(tx, { name, person, password_hash: person.closed ? closed_hash : password_hash, days: 400 - i * 4 }),
      ),
    )
    .returning({ id: users.id, nickname: users.nickname })
  const idOf = new Map(rows.map((row) => [row.nickname, row]))
  const seeded = new Map<string, Seeded>()
  for (const [name, person] of people) {
    const row = idOf.get(person.nickname)
    if (row) seeded.set(name, row)
  }
  await settle(
    tx,
    people.map(([, person]) => person),
    idOf,
  )
  return seeded
}

type Wanted = { name: string; person: Person; password_hash: string; days: number }

/** Registered `days` ago. */
function rowOf(tx: Context, { name, person, password_hash, days }: Wanted) {
  const {
    nickname,
    bio,
    networks = {},
    user_type = 'grower',
    users_is_professor_copa_grower = false,
    discoverable = true,
    is_new,
  } = person
  const created_at = new Date(tx.now().getTime() - (is_new ? 0 : days) * DAY)
  return {
    nickname,
    bio,
    networks,
    user_type,
    users_is_professor_copa_grower,
    discoverable,
    email: `${name}@demo.grower.example`,
    password_hash,
    email_verified_at: is_new ? null : created_at,
    registration_confirmed_at: name in namedPeople && !is_new ? created_at : null,
    adult_declared_at: created_at,
    created_at,
  }
}

/** Terms and roles. */
async function settle(tx: Context, people: Person[], idOf: Map<string, Seeded>) {
  const terms = await currentTerms(tx)
  const wanted = people.flatMap((person) => person.roles ?? [])
  const known = await tx.db.select().from(roleRows).where(inArray(roleRows.name, wanted))
  for (const { nickname, is_new, roles = [] } of people) {
    const user_id = idOf.get(nickname)?.id
    if (!user_id) throw new Error(`${nickname} was not seeded`)
    if (!is_new) await acceptCurrentTerms(tx, user_id, terms.id)
    const granted = known.filter((role) => roles.includes(role.name)).map((role) => ({ user_id, role_id: role.id }))
    if (granted.length) await tx.db.insert(user_roles).values(granted)
  }
}
