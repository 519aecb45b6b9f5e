import { randomBytes } from 'node:crypto'
import { and, count, eq, gt, lt } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findByKey } from '#platform/owned/find-by-key.ts'
import { sealText } from '#platform/seal.ts'
import { DAY } from '#shared/durations.ts'
import { hashOf, sealedAbout, showShareLink } from './share-links.queries.ts'
import type { ShareLink, ShareMake } from './share-links.schemas.ts'
import { share_links } from './share-links.table.ts'
import { demandShareable } from './shareable.rules.ts'

/** Maximum number of active links per plant or space. */
const MOST = 10

/** Creates a share link for the viewer's plant or space. Idempotent by the form's key. */
export const makeShareLink = (ctx: Context, input: ShareMake): Promise<ShareLink> =>
  ctx.transaction(async (tx) => {
    const { about, own } = await demandShareable(tx, input, { lock: true })
    const again = await findByKey(tx, share_links, input.idempotency_key)
    if (again) return showShareLink(tx, again)
    const [living] = await tx.db
      .select({ count: count() })
      .from(share_links)
      .where(and(own, gt(share_links.expires_at, tx.now())))
    if (living && living.count >= MOST)
      throw new AppError('conflict', `Você já tem ${MOST} links ativos. Desative um deles para criar outro.`)
    const token = randomBytes(32).toString('base64url')
    const token_hash = hashOf(token)
    const [row] = await tx.db
      .insert(share_links)
      .values({
        ...about,
        created_by: signedIn(tx).id,
        token: sealText(tx.env.keys, sealedAbout(token_hash), token),
        token_hash,
        discreet: input.discreet,
        expires_at: new Date(tx.now().getTime() + input.days * DAY),
        idempotency_key: input.idempotency_key,
        created_at: tx.now(),
      })
      .returning({ id: share_links.id })
    if (!row) throw new Error('insert returned no row')
    return showShareLink(tx, row.id)
  })

/** Revokes the link: its URL is then unknown. */
export async function endShareLink(ctx: Context, id: number) {
  const mine = and(eq(share_links.id, id), eq(share_links.created_by, signedIn(ctx).id))
  const gone = await ctx.db.delete(share_links).where(mine).returning({ id: share_links.id })
  if (!gone.length) throw new AppError('not_found', 'Este link não existe mais.')
}

/** Deletes expired links (cron). */
export async function sweepShareLinks(ctx: Context) {
  await ctx.db.delete(share_links).where(lt(share_links.expires_at, ctx.now()))
}
