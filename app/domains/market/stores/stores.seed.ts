import { inArray } from 'drizzle-orm'
import { hashToken, newToken } from '#domains/people/accounts/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { type DemoStore, demoDraft, demoStores, demoThreads, type Emblem } from './demo-stores.seed.ts'
import { store_log } from './history/store-log.table.ts'
import { store_invites } from './invites/store-invites.table.ts'
import { store_members } from './members/store-members.table.ts'
import { store_messages, store_threads } from './messages/store-messages.table.ts'
import { searchTextOf } from './stores/stores.queries.ts'
import { type Store, stores } from './stores/stores.table.ts'

type People = Map<string, { id: number; nickname: string }>
export type StoreSign = { created_by: number; public: boolean; emblem: Emblem; colours: [string, string] }
/** The logo and the cover of each sign: ids of files. */
export type DrawSigns = (signs: StoreSign[]) => Promise<{ logo: number; cover: number }[]>

/** Six open stores and one in every other state. Returns them by slug, for those who sell in them. */
export async function seedDemoStores(tx: Context, people: People, draw: DrawSigns): Promise<Map<string, Store>> {
  const others = [...people.values()].slice(18)
  const person = (who: string | number) => {
    const found = typeof who === 'number' ? others[who] : people.get(who)
    if (!found) throw new Error(`no demo person ${who}`)
    return found.id
  }
  const owners = demoStores.map(({ owner }) => person(owner))
  await confirmed(tx, owners)
  const signs = await draw(
    demoStores.map(({ emblem, colours, state }, i) => ({
      ...{ emblem, colours },
      created_by: owners[i] as number,
      public: state === 'aberta' || state === 'suspensa',
    })),
  )
  const rows = await tx.db
    .insert(stores)
    .values([
      ...demoStores.map((store, i) => ({ ...rowOf(tx, store, owners[i] as number), ...signOf(signs[i]) })),
      draftOf(tx, person(demoDraft.owner)),
    ])
    .returning()
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  const first = bySlug.get('estufa-da-vila')
  if (!first) throw new Error('no first store')
  await tx.db.insert(store_members).values([
    ...rows.map(({ id, created_by, created_at }) => ({
      ...{ store_id: id, user_id: created_by, created_at },
      role: 'owner' as const,
    })),
    { store_id: first.id, user_id: person('gerente'), role: 'manager', created_at: ago(tx, 200) },
    { store_id: first.id, user_id: person('leitora'), role: 'viewer', created_at: ago(tx, 90) },
  ])
  await tx.db.insert(store_invites).values({
    ...{ store_id: first.id, email: 'vizinha@demo.grower.example', role: 'viewer' },
    ...{ token_hash: hashToken(newToken()), invited_by: first.created_by },
    ...{ created_at: ago(tx, 1), expires_at: ago(tx, -6) },
  })
  await seedLog(tx, rows, { admin: person('admin'), gerente: person('gerente'), leitora: person('leitora') })
  await seedThreads(tx, first, person)
  return bySlug
}

const ago = (tx: Context, days: number) => new Date(tx.now().getTime() - days * DAY)

/** Who sells has completed their registration. */
const confirmed = (tx: Context, ids: number[]) =>
  tx.db
    .update(users)
    .set({ registration_confirmed_at: ago(tx, 320) })
    .where(inArray(users.id, ids))

const signOf = (sign: { logo: number; cover: number } | undefined) => ({
  logo_id: sign?.logo ?? null,
  cover_id: sign?.cover ?? null,
})

function rowOf(tx: Context, store: DemoStore, created_by: number): typeof stores.$inferInsert {
  const { slug, name, tagline, about, state, state_reason, document, legal_name, phone, address, days, away } = store
  const day = (days: number) => dayKey(tx.now().getTime() + days * DAY)
  const was = state === 'aberta' || state === 'suspensa'
  return {
    ...{ slug, created_by, name, tagline, about, state, state_reason, legal_name, phone, ...address },
    document_kind: document.kind,
    document: document.number,
    email: `oi@${slug}.example`,
    shipping_policy: store.shipping,
    returns_policy: store.returns,
    submitted_at: ago(tx, days),
    approved_at: was ? ago(tx, days - 1) : null,
    ...(away && { closed_from: day(away.from), closed_to: day(away.to), closed_message: away.message }),
    search_text: searchTextOf({ name, tagline, city: address.city }),
    created_at: ago(tx, days + 3),
    updated_at: ago(tx, Math.min(days, 5)),
  }
}

const draftOf = (tx: Context, created_by: number): typeof stores.$inferInsert => ({
  ...{ slug: demoDraft.slug, name: demoDraft.name, tagline: demoDraft.tagline, created_by },
  search_text: searchTextOf({ ...demoDraft, city: null }),
  created_at: ago(tx, 1),
  updated_at: ago(tx, 1),
})

type Named = { admin: number; gerente: number; leitora: number }

async function seedLog(tx: Context, rows: Store[], { admin, gerente, leitora }: Named) {
  const entries = rows.flatMap(
    ({ id: store_id, slug, created_by, created_at, submitted_at, approved_at, state, state_reason }) => {
      const own = { store_id, user_id: created_by }
      const team = { store_id, user_id: admin, by_staff: true }
      const joined = (at: Date, user_id: number, act: 'invited' | 'invite_accepted', role: string) => ({
        ...{ store_id, act, detail: role, created_at: at },
        user_id: act === 'invited' ? created_by : user_id,
        about_user_id: act === 'invited' ? null : user_id,
      })
      return [
        { ...own, act: 'created' as const, created_at },
        ...(submitted_at ? [{ ...own, act: 'submitted' as const, created_at: submitted_at }] : []),
        ...(approved_at ? [{ ...team, act: 'approved' as const, created_at: approved_at }] : []),
        ...(slug === 'estufa-da-vila'
          ? [
              joined(ago(tx, 201), gerente, 'invited', 'manager'),
              joined(ago(tx, 200), gerente, 'invite_accepted', 'manager'),
              joined(ago(tx, 91), leitora, 'invited', 'viewer'),
              joined(ago(tx, 90), leitora, 'invite_accepted', 'viewer'),
            ]
          : []),
        ...(state === 'suspensa'
          ? [{ ...team, act: 'suspended' as const, detail: state_reason, created_at: ago(tx, 4) }]
          : []),
        ...(state === 'recusada'
          ? [{ ...team, act: 'refused' as const, detail: state_reason, created_at: ago(tx, 6) }]
          : []),
      ]
    },
  )
  await tx.db.insert(store_log).values(entries)
}

async function seedThreads(tx: Context, store: Store, person: (who: string | number) => number) {
  for (const { buyer, days, lines } of demoThreads) {
    const buyer_id = person(buyer)
    const at = (line: number) => new Date(ago(tx, days).getTime() - (lines.length - line) * HOUR)
    const answered = lines.findLastIndex(([from]) => from === 'store')
    const [thread] = await tx.db
      .insert(store_threads)
      .values({
        ...{ store_id: store.id, buyer_id, created_at: at(0), last_at: at(lines.length - 1) },
        store_unread: lines.length - 1 - answered,
      })
      .returning()
    if (!thread) throw new Error('insert returned no row')
    await tx.db.insert(store_messages).values(
      lines.map(([from, text], line) => ({
        ...{ thread_id: thread.id, from, text, created_at: at(line) },
        user_id: from === 'buyer' ? buyer_id : store.created_by,
      })),
    )
  }
}
