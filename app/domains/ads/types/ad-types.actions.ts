import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { unlessTaken } from '#platform/database/unless-taken.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { plural } from '#shared/numbers.ts'
import { pick } from '#shared/pick.ts'
import { showAdType } from './ad-types.queries.ts'
import type { AdType, AdTypeChange, AdTypeInput } from './ad-types.schemas.ts'
import { ad_types } from './ad-types.table.ts'

export const createAdType = (ctx: Context, input: AdTypeInput): Promise<AdType> =>
  ctx.transaction(async (tx) => {
    const [row] = await tx.db.insert(ad_types).values(input).onConflictDoNothing().returning({ id: ad_types.id })
    if (!row) throw invalidField('slug', TAKEN)
    return noted(tx, 'ad_type.created', row.id)
  })

export const changeAdType = (ctx: Context, { id, ...edit }: AdTypeChange): Promise<AdType> =>
  ctx.transaction(async (tx) => {
    const before = await locked(tx, id)
    const input = mergeEdit(edit, pick(before, 'name', 'slug', 'width', 'height', 'active'))
    const free = await unlessTaken(tx, (db) => db.update(ad_types).set(input).where(eq(ad_types.id, id)))
    if (!free) throw invalidField('slug', TAKEN)
    return noted(tx, 'ad_type.changed', id, before)
  })

/** Only one without ads; others can be switched off. */
export const removeAdType = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (tx) => {
    const before = await locked(tx, id)
    if (before.ads_count > 0)
      throw new AppError(
        'conflict',
        `Este espaço tem ${plural(before.ads_count, 'anúncio', 'anúncios')}. Desative em vez de apagar.`,
      )
    await tx.db.delete(ad_types).where(eq(ad_types.id, id))
    await audit(tx, { action: 'ad_type.deleted', subject: `ad_type:${id}`, before })
  })

const TAKEN = 'Já existe um espaço com esse código. Escolha outro.'

async function locked(tx: Context, id: number) {
  await tx.db.select({ id: ad_types.id }).from(ad_types).where(eq(ad_types.id, id)).for('update')
  return showAdType(tx, id)
}

async function noted(tx: Context, action: string, id: number, before?: AdType) {
  const after = await showAdType(tx, id)
  await audit(tx, { action, subject: `ad_type:${id}`, before, after })
  return after
}
