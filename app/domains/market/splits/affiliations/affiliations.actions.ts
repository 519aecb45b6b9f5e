import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import { inStore } from '#domains/market/stores/index.ts'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { limitFor } from '#platform/rate-limit/limit-for.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { formatLongDay, onDay } from '#shared/dates.ts'
import { afterNotice } from '../programmes/notice.model.ts'
import { lockProgramme, noProgramme } from '../programmes/programmes.queries.ts'
import { affiliate_programmes, programme_terms } from '../programmes/programmes.table.ts'
import { tellPerson, tellStoreTeam } from '../tell.actions.ts'
import { newAffiliateCode } from './affiliate-code.secrets.ts'
import type { AffiliationMove } from './affiliation.kinds.ts'
import { liveStates, mayDecide, stateAfter } from './affiliation.model.ts'
import { findStoreAffiliate, listOwnAffiliations } from './affiliations.queries.ts'
import type { AffiliationApply, AffiliationConsent, AffiliationDecision } from './affiliations.schemas.ts'
import { type Affiliation, affiliation_terms, affiliations } from './affiliations.table.ts'

const perPerson: Limit = { name: 'affiliate-apply', points: 30, seconds: 86_400 }
const noAffiliation = () => new AppError('not_found', 'Não encontramos essa afiliação.')

/** Asks to sell by a link, agreeing to the terms on screen. Where the programme is open it works at once. */
export async function applyAsAffiliate(ctx: Context, { programme_id, terms_id, message }: AffiliationApply) {
  const { id: user_id, nickname } = signedIn(ctx)
  await countAttempt(ctx, limitFor(ctx.viewer, perPerson), String(user_id))
  return ctx.transaction(async (tx) => {
    const { programme, terms } = await lockProgramme(tx, eq(affiliate_programmes.id, programme_id))
    const [store] = await tx.db.select().from(stores).where(eq(stores.id, programme.store_id))
    if (store?.state !== 'aberta' || programme.closes_at) throw noProgramme()
    if (await worksThere(tx, store.id, user_id))
      throw new AppError('conflict', 'Quem trabalha na loja não é afiliado dela.')
    const seen = await termsSeen(tx, programme_id, terms_id)
    if (!seen) throw new AppError('conflict', 'As regras mudaram. Leia de novo e confirme.')
    const open = programme.mode === 'aberta'
    const [made] = await tx.db
      .insert(affiliations)
      .values({
        ...{ programme_id, user_id, message, code: newAffiliateCode(), created_at: tx.now() },
        state: open ? ('ativa' as const) : ('pendente' as const),
      })
      .onConflictDoNothing()
      .returning()
    if (!made) throw new AppError('conflict', 'Você já participa deste programa.')
    await consent(tx, made.id, terms_id)
    // What is announced already is known to who joins now.
    if (terms.id !== terms_id) await consent(tx, made.id, terms.id)
    await tellStoreTeam(tx, store.id, {
      title: open
        ? `${nickname} começou a divulgar a loja ${store.name}`
        : `${nickname} quer divulgar a loja ${store.name}`,
      text: open ? 'O link já vale.' : 'Veja e responda.',
      url: `/vendedor/dashboard/${store.slug}/afiliacoes/afiliados`,
      key: `affiliation:${made.id}`,
    })
    return listOwnAffiliations(tx)
  })
}

async function worksThere(tx: Context, store_id: number, user_id: number) {
  const rows = await tx.db
    .select({ id: store_members.user_id })
    .from(store_members)
    .where(and(eq(store_members.store_id, store_id), eq(store_members.user_id, user_id)))
  return rows.length > 0
}

/** Whether these are the terms in force. */
async function termsSeen(tx: Context, programme_id: number, terms_id: number) {
  const [terms] = await tx.db
    .select({ id: programme_terms.id })
    .from(programme_terms)
    .where(and(eq(programme_terms.programme_id, programme_id), lte(programme_terms.effective_at, tx.now())))
    .orderBy(desc(programme_terms.version))
    .limit(1)
  return terms?.id === terms_id
}

const consent = (tx: Context, affiliation_id: number, terms_id: number) =>
  tx.db
    .insert(affiliation_terms)
    .values({ affiliation_id, terms_id, act: 'aceito', user_id: signedIn(tx).id, at: tx.now() })
    .onConflictDoNothing()

/** Agrees to announced terms. They hold after the notice either way; who does not want them leaves before. */
export const acceptTerms = (ctx: Context, { id, terms_id }: AffiliationConsent) =>
  ctx.transaction(async (tx) => {
    const affiliation = await lockOwn(tx, id)
    const [terms] = await tx.db
      .select()
      .from(programme_terms)
      .where(and(eq(programme_terms.id, terms_id), eq(programme_terms.programme_id, affiliation.programme_id)))
    if (!terms) throw noProgramme()
    await consent(tx, id, terms_id)
    return listOwnAffiliations(tx)
  })

/** One's own affiliation ends at once; what was sold stays sold. */
export const leaveAffiliation = (ctx: Context, { id }: { id: number }) =>
  ctx.transaction(async (tx) => {
    await lockOwn(tx, id)
    const [left] = await tx.db
      .update(affiliations)
      .set({ state: 'encerrada', decided_by: signedIn(tx).id, decided_at: tx.now() })
      .where(and(eq(affiliations.id, id), inArray(affiliations.state, liveStates)))
      .returning()
    if (!left) throw new AppError('conflict', 'Esta afiliação já terminou.')
    return listOwnAffiliations(tx)
  })

async function lockOwn(tx: Context, id: number): Promise<Affiliation> {
  const own = and(eq(affiliations.id, id), eq(affiliations.user_id, signedIn(tx).id))
  const [found] = await tx.db.select().from(affiliations).where(own).for('update')
  if (!found) throw noAffiliation()
  return found
}

/** The store decides about an affiliate. Ending has three days' notice; everything else holds at once. */
export const decideAffiliation = (ctx: Context, { store: slug, id, move, reason }: AffiliationDecision) =>
  ctx.transaction(async (tx) => {
    const { store } = await inStore(tx, slug, 'affiliations.manage')
    const affiliation = await lockOfStore(tx, store.id, id)
    if (!mayDecide(move, affiliation.state) || (move === 'encerrar' && affiliation.ends_at))
      throw new AppError('conflict', 'Isso já foi decidido. Recarregue a página.')
    if (needsReason.includes(move) && reason.length < 5)
      throw invalidField('reason', 'Escreva o motivo: a pessoa vai ler.')
    const decided = { reason: reason || null, decided_by: signedIn(tx).id, decided_at: tx.now() }
    const ends_at = move === 'encerrar' ? afterNotice(tx.now()) : null
    await tx.db
      .update(affiliations)
      .set(ends_at ? { ...decided, ends_at } : { ...decided, state: stateAfter(move) })
      .where(eq(affiliations.id, id))
    await tellPerson(tx, affiliation.user_id, {
      title: ends_at
        ? `Sua afiliação na loja ${store.name} termina ${onDay(formatLongDay(ends_at))}`
        : `${said[move]} na loja ${store.name}`,
      text: reason || 'Veja em Divulgar.',
      url: '/vendedor/divulgar',
      key: `affiliation:${id}:${move}:${tx.now().getTime()}`,
    })
    return findStoreAffiliate(tx, { store, id })
  })

const needsReason: AffiliationMove[] = ['recusar', 'suspender', 'encerrar']
const said: Record<AffiliationMove, string> = {
  aprovar: 'Sua afiliação foi aprovada',
  recusar: 'Sua afiliação não foi aprovada',
  suspender: 'Sua afiliação foi suspensa',
  reativar: 'Sua afiliação voltou a valer',
  encerrar: 'Sua afiliação vai terminar',
}

async function lockOfStore(tx: Context, store_id: number, id: number): Promise<Affiliation> {
  const [found] = await tx.db
    .select({ affiliation: affiliations })
    .from(affiliations)
    .innerJoin(affiliate_programmes, eq(affiliate_programmes.id, affiliations.programme_id))
    .where(and(eq(affiliations.id, id), eq(affiliate_programmes.store_id, store_id)))
    .for('update', { of: affiliations })
  if (!found) throw noAffiliation()
  return found.affiliation
}
