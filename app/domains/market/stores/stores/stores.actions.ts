import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { demandAllowedText } from '#domains/base/social/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { attachPhotos, detachPhotos, setPhotosPublic } from '#platform/files/attach-photos.ts'
import { findByKey } from '#platform/owned/find-by-key.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { limitFor } from '#platform/rate-limit/limit-for.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { reservedSlugs } from '#shared/reserved-slugs.ts'
import { slugify } from '#shared/text.ts'
import { logStore } from '../history/log-store.actions.ts'
import { type InStore, inStore, isKnown } from '../members/in-store.queries.ts'
import { store_members } from '../members/store-members.table.ts'
import { missingIn } from './missing.model.ts'
import { moveStore, tellChanged } from './move-store.actions.ts'
import { mayMove } from './store-states.model.ts'
import { contactFields, sellerFields } from './store-values.view.ts'
import { countOwned, MAX_STORES, mayChangeSeller, searchTextOf, showDesk } from './stores.queries.ts'
import type {
  StoreAboutChange,
  StoreContactChange,
  StoreCreate,
  StoreDesk,
  StoreSellerChange,
  StoreShowingChange,
} from './stores.schemas.ts'
import { type Store, stores } from './stores.table.ts'

const perPerson: Limit = { name: 'store-create', points: 100, seconds: 86_400 }

/** A draft of which the viewer is the owner. */
export async function createStore(ctx: Context, { idempotency_key, ...input }: StoreCreate): Promise<StoreDesk> {
  const { id: created_by } = signedIn(ctx)
  await countAttempt(ctx, limitFor(ctx.viewer, perPerson), String(created_by))
  return ctx.transaction(async (tx) => {
    // Waits for another store that is being opened by the same person: the limit holds, and a form sent twice makes one.
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, created_by)).for('update')
    const again = await findByKey(tx, stores, idempotency_key)
    if (again) return showDesk(tx, again)
    await demandRoom(tx, created_by)
    await demandTexts(tx, input)
    await claimName(tx, input.name)
    const [store] = await tx.db
      .insert(stores)
      .values({
        ...input,
        slug: await freeStoreSlug(tx, input.name),
        ...{ created_by, idempotency_key, created_at: tx.now(), updated_at: tx.now() },
        search_text: searchTextOf({ ...input, city: null }),
      })
      .returning()
    if (!store) throw new Error('insert returned no row')
    await tx.db
      .insert(store_members)
      .values({ store_id: store.id, user_id: created_by, role: 'owner', created_at: tx.now() })
    await logStore(tx, { store, staff: false }, { act: 'created' })
    return showDesk(tx, store.id)
  })
}

/** Refuses one store too many: of a person, drafts included. */
export async function demandRoom(tx: Context, user_id: number) {
  if ((await countOwned(tx, user_id)) >= MAX_STORES)
    throw new AppError('conflict', `Cada pessoa pode ter até ${MAX_STORES} lojas. Encerre uma para abrir outra.`)
}

/** The name of a store is nobody else's until it is closed. Who takes the same name at once waits for the first. */
export async function claimName(tx: Context, name: string, own?: number) {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${`store:${name}`}), 0))`)
  const [taken] = await tx.db
    .select({ id: stores.id })
    .from(stores)
    .where(
      and(
        sql`lower(${stores.name}) = lower(${name})`,
        isNull(stores.deleted_at),
        ne(stores.state, 'encerrada'),
        own === undefined ? undefined : ne(stores.id, own),
      ),
    )
  if (taken) throw invalidField('name', 'Já existe uma loja com esse nome. Escolha outro.')
}

/** 'estufa-da-vila', or with a number. Names are no secret, so neither are numbers. */
async function freeStoreSlug(tx: Context, name: string): Promise<string> {
  const wished = slugify(name)
  const base = wished && !/^\d+$/.test(wished) ? wished : ['loja', wished].filter(Boolean).join('-')
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`store-slug:${base}`}, 0))`)
  const rows = await tx.db
    .select({ slug: stores.slug })
    .from(stores)
    .where(or(eq(stores.slug, base), sql`${stores.slug} ~ ${`^${base}-[0-9]+$`}`))
  const taken = new Set(rows.map(({ slug }) => slug))
  if (!taken.has(base) && !reservedSlugs.loja.has(base)) return base
  for (let n = 2; ; n++) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`
}

type Texts = Partial<
  Pick<Store, 'name' | 'tagline' | 'about' | 'shipping_policy' | 'returns_policy' | 'closed_message'>
>

async function demandTexts(tx: Context, texts: Texts) {
  for (const field of ['name', 'tagline', 'about', 'shipping_policy', 'returns_policy', 'closed_message'] as const)
    await demandAllowedText(tx, texts[field] ?? '', field)
}

type Columns = Partial<Omit<Store, 'id' | 'state'>>

/** One way of changing a store: found with the right to, locked, written down. */
const change = (
  ctx: Context,
  id_or_slug: string,
  columns: (tx: Context, store: Store, here: InStore) => Promise<Columns>,
): Promise<StoreDesk> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, id_or_slug, 'store.edit', { lock: 'update' })
    const { store } = here
    demandChangeable(store)
    const changed = await columns(tx, store, here)
    await writeStore(tx, store, changed)
    await logStore(tx, here, { act: 'changed', before: partOf(store, changed), after: changed })
    await tellChanged(tx, store.id)
    return showDesk(tx, store.id)
  })

const partOf = (store: Store, columns: Columns) =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, store[name as keyof Store]]))

function demandChangeable({ state }: Store) {
  if (state === 'encerrada') throw new AppError('conflict', 'Esta loja está encerrada e não muda mais.')
  if (state === 'em_analise')
    throw new AppError('conflict', 'A loja está em análise. Para mudar algo, cancele o envio primeiro.')
}

async function writeStore(tx: Context, store: Store, columns: Columns) {
  const after = { ...store, ...columns }
  await tx.db
    .update(stores)
    .set({ ...columns, search_text: searchTextOf(after), updated_at: tx.now() })
    .where(eq(stores.id, store.id))
}

export const changeAbout = (ctx: Context, { id_or_slug, ...edit }: StoreAboutChange) =>
  change(ctx, id_or_slug, async (tx, store) => {
    const { logo_id, cover_id, name, tagline, about, shipping_policy, returns_policy } = store
    const { logo_ids, cover_ids, ...texts } = mergeEdit(edit, {
      ...{ name, tagline, about, shipping_policy, returns_policy },
      logo_ids: logo_id ? [logo_id] : [],
      cover_ids: cover_id ? [cover_id] : [],
    })
    await demandTexts(tx, texts)
    if (texts.name.toLowerCase() !== store.name.toLowerCase()) await claimName(tx, texts.name, store.id)
    demandStillSaid(store, texts)
    return {
      ...texts,
      logo_id: await exchangePhoto(tx, store, { before: store.logo_id, ids: logo_ids, field: 'logo_ids' }),
      cover_id: await exchangePhoto(tx, store, { before: store.cover_id, ids: cover_ids, field: 'cover_ids' }),
    }
  })

/** What an open store had to say, it goes on saying. */
function demandStillSaid(store: Store, texts: Pick<Store, 'about' | 'shipping_policy' | 'returns_policy'>) {
  if (!isKnown(store)) return
  for (const field of ['about', 'shipping_policy', 'returns_policy'] as const)
    if (!texts[field]) throw invalidField(field, 'Quem compra precisa ler isto. Escreva antes de salvar.')
}

type Exchange = { before: number | null; ids: number[]; field: string }

async function exchangePhoto(tx: Context, store: Store, { before, ids, field }: Exchange): Promise<number | null> {
  const after = ids[0] ?? null
  if (after === before) return before
  if (before !== null) {
    await setPhotosPublic(tx, [before], false)
    await detachPhotos(tx, [before])
  }
  if (after !== null) await attachPhotos(tx, [after], { public: isKnown(store), field })
  return after
}

export const changeSeller = (ctx: Context, { id_or_slug, ...edit }: StoreSellerChange) =>
  change(ctx, id_or_slug, async (_, store, { staff }) => {
    if (!mayChangeSeller(store) && !staff)
      throw new AppError('conflict', 'Depois da análise, só a nossa equipe troca quem vende. Escreva pela ajuda.')
    return mergeEdit(edit, sellerFields(store))
  })

export const changeContact = (ctx: Context, { id_or_slug, ...edit }: StoreContactChange) =>
  change(ctx, id_or_slug, async (_, store) => {
    const uf = store.uf as StoreContactChange['uf'] | null
    return mergeEdit(edit, { ...contactFields(store), uf })
  })

export const changeShowing = (ctx: Context, { id_or_slug, ...edit }: StoreShowingChange) =>
  change(ctx, id_or_slug, async (tx, { in_search, closed_from, closed_to, closed_message }) => {
    const columns = mergeEdit(edit, { in_search, closed_from, closed_to, closed_message })
    await demandTexts(tx, columns)
    return columns
  })

/** For the team to look at: complete, or the answer says what is missing. */
export const submitStore = (ctx: Context, id_or_slug: string): Promise<StoreDesk> =>
  ctx.transaction(async (tx) => {
    const { store, staff } = await inStore(tx, id_or_slug, 'store.edit', { lock: 'update' })
    if (!mayMove(store.state, 'submit')) throw new AppError('conflict', 'Esta loja já foi enviada.')
    const missing = missingIn(store)
    if (missing.length)
      throw new AppError('invalid', `Antes de enviar, falta: ${missing.map(({ label }) => label).join('; ')}.`)
    await moveStore(tx, store, 'submit', { submitted_at: tx.now(), state_reason: null })
    await logStore(tx, { store, staff }, { act: 'submitted' })
    return showDesk(tx, store.id)
  })

/** Back to a draft, to change something before the team answers. */
export const withdrawStore = (ctx: Context, id_or_slug: string): Promise<StoreDesk> =>
  ctx.transaction(async (tx) => {
    const { store, staff } = await inStore(tx, id_or_slug, 'store.edit', { lock: 'update' })
    if (!mayMove(store.state, 'withdraw')) throw new AppError('conflict', 'Esta loja não está em análise.')
    await moveStore(tx, store, 'withdraw')
    await logStore(tx, { store, staff }, { act: 'withdrawn' })
    return showDesk(tx, store.id)
  })
