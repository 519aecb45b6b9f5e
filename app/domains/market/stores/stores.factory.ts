import { randomUUID } from 'node:crypto'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { searchable, slugify } from '#shared/text.ts'
import { store_members } from './members/store-members.table.ts'
import type { StoreRole } from './members/store-role.kinds.ts'
import { type Store, stores } from './stores/stores.table.ts'

type Fields = Partial<typeof stores.$inferInsert>

/** An open store with its owner, a person with a confirmed registration. */
export async function aStore(ctx: Context, fields: Fields = {}) {
  const owner = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  const store = await aStoreOf(ctx, owner.id, fields)
  return { store, owner }
}

export async function aStoreOf(ctx: Context, owner_id: number, fields: Fields = {}): Promise<Store> {
  const name = fields.name ?? `Loja ${randomUUID().slice(0, 8)}`
  const [store] = await ctx.db
    .insert(stores)
    .values({
      slug: slugify(name),
      created_by: owner_id,
      name,
      document_kind: 'cnpj',
      document: '11222333000181',
      legal_name: 'Loja de Teste Ltda.',
      email: 'loja@example.com',
      phone: '+5531987654321',
      cep: '30130010',
      street: 'Rua da Bahia',
      number: '100',
      district: 'Centro',
      city: 'Belo Horizonte',
      uf: 'MG',
      state: 'aberta',
      approved_at: ctx.now(),
      search_text: searchable(name),
      ...fields,
    })
    .returning()
  if (!store) throw new Error('no store')
  await ctx.db.insert(store_members).values({ store_id: store.id, user_id: owner_id, role: 'owner' })
  return store
}

/** Somebody who works in the store. */
export async function aMember(ctx: Context, store_id: number, role: StoreRole) {
  const member = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  await ctx.db.insert(store_members).values({ store_id, user_id: member.id, role })
  return member
}
