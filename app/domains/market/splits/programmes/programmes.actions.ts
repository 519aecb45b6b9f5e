import { and, eq, isNull, ne } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import { type InStore, inStore } from '#domains/market/stores/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { affiliations } from '../affiliations/affiliations.table.ts'
import { tellAffiliates } from '../affiliations/tell-affiliates.actions.ts'
import { afterNotice } from './notice.model.ts'
import { listStoreProgrammes, lockProgramme } from './programmes.queries.ts'
import type { ProgrammeChange, ProgrammeInput, ProgrammeRef } from './programmes.schemas.ts'
import { affiliate_programmes, programme_terms } from './programmes.table.ts'

/** Opens a programme; its first terms hold at once. One open per product, and one for the whole store. */
export const openProgramme = (ctx: Context, input: ProgrammeInput) =>
  ctx.transaction(async (tx) => {
    const { store: slug, product, bps, window_days, ...words } = input
    const { store } = await inStore(tx, slug, 'affiliations.manage', { lock: 'update' })
    if (store.state !== 'aberta')
      throw new AppError('conflict', 'Só uma loja aberta tem programa de afiliados. Abra a loja primeiro.')
    const product_id = product ? await productIn(tx, store, product) : null
    const created_by = signedIn(tx).id
    const [programme] = await tx.db
      .insert(affiliate_programmes)
      .values({ ...words, store_id: store.id, product_id, created_by, created_at: tx.now() })
      .onConflictDoNothing()
      .returning()
    if (!programme) throw invalidField('product', 'Já existe um programa aberto para isso. Mude o que está na lista.')
    await tx.db.insert(programme_terms).values({
      ...{ programme_id: programme.id, version: 1, bps, window_days, created_by },
      ...{ effective_at: tx.now(), created_at: tx.now() },
    })
    return listStoreProgrammes(tx, { store: slug })
  })

async function productIn(tx: Context, store: InStore['store'], slug: string) {
  const [product] = await tx.db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.store_id, store.id),
        eq(products.slug, slug),
        isNull(products.deleted_at),
        ne(products.state, 'removido'),
      ),
    )
  if (!product) throw invalidField('product', 'Escolha um produto desta loja.')
  return product.id
}

/** Words change at once. What is paid, and for how long, changes after three days, and every affiliate is told. */
export const changeProgramme = (ctx: Context, input: ProgrammeChange) =>
  ctx.transaction(async (tx) => {
    const { store: slug, id, ...edit } = input
    const { store } = await inStore(tx, slug, 'affiliations.manage')
    const { programme, terms } = await lockProgramme(tx, ofStore(store.id, id))
    demandOpen(programme)
    const { bps, window_days, ...words } = mergeEdit(edit, {
      ...pick(programme, 'mode', 'text', 'materials'),
      ...pick(terms, 'bps', 'window_days'),
    })
    await tx.db.update(affiliate_programmes).set(words).where(eq(affiliate_programmes.id, id))
    if (terms.bps !== bps || terms.window_days !== window_days) {
      const [next] = await tx.db
        .insert(programme_terms)
        .values({
          ...{ programme_id: id, version: terms.version + 1, bps, window_days, created_by: signedIn(tx).id },
          ...{ effective_at: afterNotice(tx.now()), created_at: tx.now() },
        })
        .returning()
      if (!next) throw new Error('insert returned no row')
      await tellAffiliates(tx, { programme, store, terms: next })
    }
    return listStoreProgrammes(tx, { store: slug })
  })

/** The programme ends in three days, with every affiliation in it; until then its links work. */
export const closeProgramme = (ctx: Context, { store: slug, id }: ProgrammeRef) =>
  ctx.transaction(async (tx) => {
    const { store } = await inStore(tx, slug, 'affiliations.manage')
    const { programme } = await lockProgramme(tx, ofStore(store.id, id))
    demandOpen(programme)
    const closes_at = afterNotice(tx.now())
    await tx.db.update(affiliate_programmes).set({ closes_at }).where(eq(affiliate_programmes.id, id))
    await tellAffiliates(tx, { programme, store, closes_at })
    await tx.db
      .update(affiliations)
      .set({ state: 'recusada', reason: 'O programa foi encerrado.', decided_at: tx.now() })
      .where(and(eq(affiliations.programme_id, id), eq(affiliations.state, 'pendente')))
    return listStoreProgrammes(tx, { store: slug })
  })

const ofStore = (store_id: number, id: number) =>
  and(eq(affiliate_programmes.id, id), eq(affiliate_programmes.store_id, store_id))

function demandOpen({ closes_at }: { closes_at: Date | null }) {
  if (closes_at) throw new AppError('conflict', 'Este programa já está sendo encerrado.')
}
