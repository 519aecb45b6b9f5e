import { and, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import { type InStore, inStore, isKnown } from '#domains/market/stores/index.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { isApart } from '#platform/access/apart.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { limitFor } from '#platform/rate-limit/limit-for.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { dayKey, formatLongDay, onDay } from '#shared/dates.ts'
import { formatPercent } from '#shared/numbers.ts'
import { afterNotice } from '../programmes/notice.model.ts'
import { actsOf, type PartnershipSide, versionAfter } from './partnership.model.ts'
import { listStorePartnerships, promisedShares } from './partnerships.queries.ts'
import type {
  PartnershipAnswer,
  PartnershipInput,
  PartnershipVersionInput,
  StorePartnershipAnswer,
} from './partnerships.schemas.ts'
import { type Partnership, partnership_versions, partnerships } from './partnerships.table.ts'
import { freeShare } from './shares.model.ts'
import { tellPartner, tellProposer } from './tell-partner.actions.ts'

const perPerson: Limit = { name: 'partnership', points: 50, seconds: 86_400 }
const noPartnership = () => new AppError('not_found', 'Não encontramos essa parceria.')
const answered = () => new AppError('conflict', 'Esta proposta já foi respondida ou retirada.')

/** Offers a share to a person or another store. The store's lock holds the limit against other proposals. */
export async function proposePartnership(ctx: Context, input: PartnershipInput) {
  await countAttempt(ctx, limitFor(ctx.viewer, perPerson), String(signedIn(ctx).id))
  return ctx.transaction(async (tx) => {
    const { store: slug, bps, starts_on, ends_on, message } = input
    const here = await inStore(tx, slug, 'partnerships.manage', { lock: 'update' })
    if (here.store.state !== 'aberta') throw new AppError('conflict', 'Só uma loja aberta propõe parcerias.')
    demandNotPast(tx, starts_on)
    const partner = await partnerOf(tx, here, input)
    const product_id = input.product ? await productOf(tx, here.store.id, input.product) : null
    await demandFree(tx, here.store.id, { product_id, bps })
    const [made] = await tx.db
      .insert(partnerships)
      .values({ store_id: here.store.id, product_id, message, ...partner, created_at: tx.now() })
      .onConflictDoNothing()
      .returning()
    if (!made) throw invalidField('partner', 'Já existe uma parceria ou proposta aberta assim.')
    await addVersion(tx, made.id, 1, { bps, starts_on, ends_on })
    await tellPartner(tx, made, {
      title: `${here.store.name} propõe uma parceria com você`,
      text: `${formatPercent(bps / 10_000, 2)} do que sobra de cada venda. Veja e responda.`,
      key: `partnership:${made.id}:1`,
    })
    return listStorePartnerships(tx, { store: slug })
  })
}

/** Other terms for an agreed partnership: they hold once the other side agrees; until then, the old ones. */
export const changePartnership = (ctx: Context, input: PartnershipVersionInput) =>
  ctx.transaction(async (tx) => {
    const { store: slug, id, bps, starts_on, ends_on } = input
    const { store } = await inStore(tx, slug, 'partnerships.manage', { lock: 'update' })
    const [found] = await tx.db
      .select()
      .from(partnerships)
      .where(and(eq(partnerships.id, id), eq(partnerships.store_id, store.id)))
      .for('update')
    if (!found) throw noPartnership()
    const newest = await newestVersion(tx, id)
    if (found.state !== 'aceita' || found.ends_at || newest.state === 'proposta')
      throw new AppError('conflict', 'Esta parceria não pode mudar agora: ela espera uma resposta ou está no fim.')
    demandNotPast(tx, starts_on)
    await demandFree(tx, store.id, { product_id: found.product_id, bps, without: id })
    await addVersion(tx, id, newest.version + 1, { bps, starts_on, ends_on })
    await tellPartner(tx, found, {
      title: `${store.name} propõe mudar a parceria`,
      text: `A parte passaria a ${formatPercent(bps / 10_000, 2)}. Até você aceitar, vale a de agora.`,
      key: `partnership:${id}:${newest.version + 1}`,
    })
    return listStorePartnerships(tx, { store: slug })
  })

function demandNotPast(tx: Context, starts_on: string) {
  if (starts_on < dayKey(tx.now())) throw invalidField('starts_on', 'Escolha hoje ou um dia que ainda vem.')
}

type Asked = { product_id: number | null; bps: number; without?: number }

async function demandFree(tx: Context, store_id: number, { product_id, bps, without }: Asked) {
  const free = freeShare(await promisedShares(tx, store_id, without), product_id)
  if (bps > free)
    throw invalidField(
      'bps',
      free
        ? `Sobram ${formatPercent(free / 10_000, 2)}: as partes de todos não passam de 90 %.`
        : 'As partes já somam 90 %. Encerre ou retire outra antes.',
    )
}

async function partnerOf(tx: Context, { store }: InStore, { kind, partner }: PartnershipInput) {
  if (kind === 'store') {
    const [found] = await tx.db
      .select()
      .from(stores)
      .where(and(eq(stores.slug, partner), isNull(stores.deleted_at)))
    if (!found || !isKnown(found)) throw invalidField('partner', 'Não encontramos essa loja. Confira o endereço dela.')
    if (found.id === store.id) throw invalidField('partner', 'Escolha outra loja.')
    return { partner_store_id: found.id }
  }
  const [found] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.nickname, partner.replace(/^@/, '')),
        isNotNull(users.email_verified_at),
        ...[users.deleted_at, users.leaving_at, users.hidden_at, users.suspended_at].map((one) => isNull(one)),
      ),
    )
  if (!found || isApart(tx.viewer, found.id)) throw invalidField('partner', 'Não encontramos ninguém com esse apelido.')
  if (found.id === store.created_by || found.id === signedIn(tx).id)
    throw invalidField('partner', 'A parte da loja já é de quem é dono dela. Escolha outra pessoa.')
  return { partner_user_id: found.id }
}

async function productOf(tx: Context, store_id: number, slug: string) {
  const [product] = await tx.db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.store_id, store_id),
        eq(products.slug, slug),
        isNull(products.deleted_at),
        ne(products.state, 'removido'),
      ),
    )
  if (!product) throw invalidField('product', 'Escolha um produto desta loja.')
  return product.id
}

type Agreed = { bps: number; starts_on: string; ends_on?: string }

const addVersion = (tx: Context, partnership_id: number, version: number, { bps, starts_on, ends_on }: Agreed) =>
  tx.db.insert(partnership_versions).values({
    ...{ partnership_id, version, bps, starts_on, ends_on },
    ...{ proposed_by: signedIn(tx).id, proposed_at: tx.now() },
  })

/** In a store's name: it answers what was proposed to it, takes back what it proposed, and ends either. */
export const answerForStore = (ctx: Context, { store: slug, ...answer }: StorePartnershipAnswer) =>
  ctx.transaction(async (tx) => {
    const { store } = await inStore(tx, slug, 'partnerships.manage')
    const found = await lockPartnership(tx, answer.id)
    const side = found.store_id === store.id ? 'propoe' : found.partner_store_id === store.id ? 'recebe' : null
    if (!side) throw noPartnership()
    await act(tx, found, side, answer)
  })

/** As the person to whom it was proposed. */
export const answerAsPerson = (ctx: Context, { id, ...answer }: PartnershipAnswer) =>
  ctx.transaction(async (tx) => {
    const found = await lockPartnership(tx, id)
    if (found.partner_user_id !== signedIn(tx).id) throw noPartnership()
    await act(tx, found, 'recebe', answer)
  })

async function lockPartnership(tx: Context, id: number): Promise<Partnership> {
  const [found] = await tx.db.select().from(partnerships).where(eq(partnerships.id, id)).for('update')
  if (!found) throw noPartnership()
  return found
}

async function newestVersion(tx: Context, id: number) {
  const [newest] = await tx.db
    .select()
    .from(partnership_versions)
    .where(eq(partnership_versions.partnership_id, id))
    .orderBy(desc(partnership_versions.version))
    .limit(1)
  if (!newest) throw new Error(`partnership ${id} has no version`)
  return newest
}

type Answer = Pick<PartnershipAnswer, 'act' | 'version'>

/** The partnership is locked: of two answers at once the second finds it answered. */
async function act(tx: Context, found: Partnership, side: PartnershipSide, { act: wanted, version }: Answer) {
  const newest = await newestVersion(tx, found.id)
  // A yes or no is to what was on screen: another may have been proposed meanwhile.
  if (wanted !== 'encerrar' && version !== newest.version)
    throw new AppError('conflict', 'A proposta mudou desde que você abriu a página. Confira e responda de novo.')
  const now = { state: found.state, version: newest.state, ending: found.ends_at !== null }
  if (!actsOf(side, now).includes(wanted)) throw answered()
  const tell = side === 'propoe' ? tellPartner : tellProposer
  const who = signedIn(tx).nickname
  if (wanted === 'encerrar') {
    const ends_at = afterNotice(tx.now())
    await tx.db
      .update(partnerships)
      .set({ ends_at, ended_by: signedIn(tx).id })
      .where(eq(partnerships.id, found.id))
    await takeBackProposal(tx, found.id)
    return tell(tx, found, {
      title: `Uma parceria termina ${onDay(formatLongDay(ends_at))}`,
      text: `${who} encerrou. Até lá, vale o combinado, e o que já foi vendido não muda.`,
      key: `partnership:${found.id}:ends`,
    })
  }
  await tx.db
    .update(partnership_versions)
    .set({ state: versionAfter[wanted], answered_by: signedIn(tx).id, answered_at: tx.now() })
    .where(eq(partnership_versions.id, newest.id))
  // A later version that is refused or taken back leaves the agreement as it was.
  if (found.state === 'proposta')
    await tx.db.update(partnerships).set({ state: versionAfter[wanted] }).where(eq(partnerships.id, found.id))
  await tell(tx, found, {
    title: `${who} ${said[wanted]}`,
    text: 'Veja em Parcerias.',
    key: `partnership:${found.id}:${newest.version}:${wanted}`,
  })
}

const said = {
  aceitar: 'aceitou a parceria',
  recusar: 'não aceitou a parceria',
  retirar: 'retirou a proposta de parceria',
}

const takeBackProposal = (tx: Context, id: number) =>
  tx.db
    .update(partnership_versions)
    .set({ state: 'retirada', answered_by: signedIn(tx).id, answered_at: tx.now() })
    .where(and(eq(partnership_versions.partnership_id, id), inArray(partnership_versions.state, ['proposta'])))
