import { createHash } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { unsealText } from '#platform/seal.ts'
import type { ShareAbout, ShareLink } from './share-links.schemas.ts'
import { type ShareLinkRow, share_links } from './share-links.table.ts'
import { demandShareable } from './shareable.rules.ts'

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
export const sealedAbout = (token_hash: string) => `share_link:${token_hash}`

/** Active share links of the viewer's plant or space, newest first. */
export async function listShareLinks(ctx: Context, about: ShareAbout): Promise<{ data: ShareLink[] }> {
  const { own } = await demandShareable(ctx, about)
  const rows = await ctx.db
    .select()
    .from(share_links)
    .where(and(own, gt(share_links.expires_at, ctx.now())))
    .orderBy(desc(share_links.id))
  return { data: rows.map((row) => toLink(ctx, row)) }
}

export async function showShareLink(ctx: Context, id: number): Promise<ShareLink> {
  const [row] = await ctx.db.select().from(share_links).where(eq(share_links.id, id))
  if (!row) throw new Error(`share link ${id} is gone`)
  return toLink(ctx, row)
}

const toLink = (ctx: Context, { token, token_hash, ...row }: ShareLinkRow): ShareLink => ({
  id: row.id,
  url: `${ctx.env.site.url}/v/${unsealText(ctx.env.keys, sealedAbout(token_hash), token)}`,
  discreet: row.discreet,
  created_at: row.created_at,
  expires_at: row.expires_at,
  uses: row.uses,
  last_used_at: row.last_used_at,
})
