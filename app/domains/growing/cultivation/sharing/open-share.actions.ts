import { sql } from 'drizzle-orm'
import { type Context, withViewer } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { hashOf } from './share-links.queries.ts'
import type { Shared, ShareRequest } from './share-links.schemas.ts'
import { sharedPlant, sharedSpace } from './shared-things.queries.ts'

/** Enough for legitimate holders; a client that guesses tokens exceeds it. */
const perAddress: Limit = { name: 'share_link', points: 120, seconds: 600 }

type Opened = {
  plant_id: number | null
  space_id: number | null
  discreet: boolean
  expires_at: string
  grower: string
}

/**
 * The thing behind a share link. 404 when unknown, expired, revoked, or when its thing is deleted, hidden by the moderation, or its owner
 * inactive. The statement that finds the link also counts the open, so that a concurrent revocation either prevents
 * both or neither.
 */
export async function openShare(ctx: Context, { token, page }: ShareRequest): Promise<Shared> {
  await countAttempt(ctx, perAddress, addressOf(ctx))
  const { rows } = await ctx.db.execute<Opened>(sql`
    update share_links l set uses = uses + 1, last_used_at = ${ctx.now().toISOString()}::timestamptz
    from users u
    where l.token_hash = ${hashOf(token)} and l.expires_at > ${ctx.now().toISOString()}::timestamptz
      and u.id = l.created_by and u.suspended_at is null and u.hidden_at is null and u.deleted_at is null and u.leaving_at is null
      and (exists (select from plants p where p.id = l.plant_id and p.deleted_at is null and p.hidden_at is null)
        or exists (select from spaces s where s.id = l.space_id and s.deleted_at is null and s.hidden_at is null))
    returning l.plant_id, l.space_id, l.discreet, l.expires_at, u.nickname as grower`)
  const [link] = rows
  if (!link) throw new AppError('not_found', 'Este link não existe mais. Peça outro para quem enviou.')
  // Rendered as for a visitor, whoever the viewer is.
  const stranger = withViewer(ctx, null)
  const options = { page, grower: link.discreet ? null : link.grower }
  const thing = link.plant_id
    ? await sharedPlant(stranger, link.plant_id, options)
    : await sharedSpace(stranger, link.space_id as number, options)
  return { thing, discreet: link.discreet, expires_at: new Date(link.expires_at) }
}
