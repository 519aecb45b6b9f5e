import { and, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { inStore } from '#domains/market/stores/index.ts'
import { roleHas } from '#domains/market/stores/members/rights.model.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { hideCpf } from '#shared/cpf.ts'
import { applyMask, unmask } from '#shared/masks.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { heldBy } from '../book/held-by.queries.ts'
import type { Holder } from '../book/holder.kinds.ts'
import { holderOf } from '../book/holder.model.ts'
import { bankName } from './bank.kinds.ts'
import { type BankData, canMoveReceiver } from './receiver.model.ts'
import { accountTypeNames } from './receiver.words.ts'
import { unsealBank } from './receiver-bank.secrets.ts'
import type { OwnReceiver, ReceiverCard, ReceiverDetail, ReceiverFilter, ReceiverShown } from './receivers.schemas.ts'
import { type Receiver, receivers } from './receivers.table.ts'

/** The version in use, whatever its state. */
export async function currentReceiver({ db }: Context, holder: Holder): Promise<Receiver | undefined> {
  const [current] = await db
    .select()
    .from(receivers)
    .where(and(heldBy(receivers, holder), isNull(receivers.replaced_at)))
  return current
}

/** Whether staff approved where this holder's money goes: needed to sell. */
export const canBePaid = async (ctx: Context, holder: Holder) => (await currentReceiver(ctx, holder))?.state === 'ativo'

/** For everybody who works in the store, masked; only who may edit sees the form. */
export async function showStoreReceiver(ctx: Context, { store }: { store: string }): Promise<OwnReceiver> {
  const inside = await inStore(ctx, store, 'store.read')
  return showOwnReceiver(ctx, { kind: 'store', id: inside.store.id }, roleHas(inside.role, 'receivers.manage'))
}

export const showMyReceiver = (ctx: Context): Promise<OwnReceiver> =>
  showOwnReceiver(ctx, { kind: 'user', id: signedIn(ctx).id }, true)

export async function showOwnReceiver(ctx: Context, holder: Holder, mayEdit: boolean): Promise<OwnReceiver> {
  const current = await currentReceiver(ctx, holder)
  return {
    receiver: current ? toShown(ctx, current) : null,
    earlier: await earlierOf(ctx, holder),
    can: { edit: mayEdit && current?.state !== 'suspenso' },
  }
}

async function earlierOf(ctx: Context, holder: Holder): Promise<ReceiverShown[]> {
  const rows = await ctx.db
    .select()
    .from(receivers)
    .where(and(heldBy(receivers, holder), isNotNull(receivers.replaced_at)))
    .orderBy(desc(receivers.version))
    .limit(20)
  return rows.map((row) => toShown(ctx, row))
}

function toShown({ now }: Context, row: Receiver): ReceiverShown {
  const { id, version, state, reason, document_kind, legal_name, means, hint, usable_from, created_at } = row
  return {
    ...{ id, version, state, reason, document_kind, legal_name, means, hint, created_at },
    document: document_kind === 'cpf' ? hideCpf(row.document) : applyMask('cnpj', row.document),
    bank: bankName(row.bank_code),
    waits_until: usable_from > now() ? usable_from : null,
  }
}

const named = {
  receiver: receivers,
  name: sql<string>`coalesce(${stores.name}, ${users.nickname}::text)`,
  slug: sql<string>`coalesce(${stores.slug}, ${users.nickname}::text)`,
}

const withHolder = ({ db }: Context) =>
  db
    .select(named)
    .from(receivers)
    .leftJoin(stores, eq(stores.id, receivers.store_id))
    .leftJoin(users, eq(users.id, receivers.user_id))

/** The versions in use, for staff. */
export async function listReceivers(ctx: Context, filter: ReceiverFilter): Promise<Page<ReceiverCard>> {
  const { limit, offset } = windowOf(filter)
  const { state, search } = filter
  const where = and(
    isNull(receivers.replaced_at),
    state && eq(receivers.state, state),
    search
      ? or(
          contains(receivers.legal_name, search),
          contains(stores.name, search),
          contains(users.nickname, search),
          unmask(search) ? contains(receivers.document, unmask(search)) : undefined,
        )
      : undefined,
  )
  const by = { created_at: receivers.created_at, name: receivers.legal_name }
  const [rows, totals] = await Promise.all([
    withHolder(ctx)
      .where(where)
      .orderBy(...sorted(filter, by, receivers.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(receivers)
      .leftJoin(stores, eq(stores.id, receivers.store_id))
      .leftJoin(users, eq(users.id, receivers.user_id))
      .where(where),
  ])
  return toPage(
    rows.map((row) => toCard(ctx, row)),
    totals[0]?.total ?? 0,
    filter,
  )
}

type Named = { receiver: Receiver; name: string; slug: string }

const toCard = (ctx: Context, { receiver, name, slug }: Named): ReceiverCard => ({
  ...toShown(ctx, receiver),
  holder: { kind: holderOf(receiver).kind, name, slug },
})

/** With the whole document and bank data, for staff who decide. */
export async function showReceiver(ctx: Context, id: number): Promise<ReceiverDetail> {
  const [row] = await withHolder(ctx).where(eq(receivers.id, id))
  if (!row) throw new AppError('not_found', 'Não encontramos esse recebedor.')
  const { receiver } = row
  const may = (to: 'ativo' | 'recusado' | 'suspenso') => !receiver.replaced_at && canMoveReceiver(receiver.state, to)
  return {
    ...toCard(ctx, row),
    document: applyMask(receiver.document_kind, receiver.document),
    bank_data: bankLines(unsealBank(ctx.env.keys, receiver), receiver.bank_code),
    earlier: await earlierOf(ctx, holderOf(receiver)),
    can: { approve: may('ativo'), refuse: may('recusado'), suspend: may('suspenso') },
  }
}

const bankLines = (bank: BankData, code: string | null) =>
  bank.means === 'pix'
    ? [{ label: 'Chave PIX', value: bank.key }]
    : [
        { label: 'Banco', value: `${code} · ${bankName(code)}` },
        { label: 'Agência', value: bank.branch },
        { label: 'Conta', value: `${bank.account}-${bank.digit}` },
        { label: 'Tipo', value: accountTypeNames[bank.type] },
      ]
