import { inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { resolveEmbeds } from '../embeds/embeds.queries.ts'
import { embedsOf, photoIdsOf, withoutClosed } from './rich-text.model.ts'
import type { RichText } from './rich-text.schemas.ts'
import type { ShownText } from './shown-text.schemas.ts'

/**
 * A text with its pictures and what it cites now. `own`: the ids of the pictures that belong to it; another id in its
 * document, which somebody wrote there by hand, shows nothing. What is cited and not open any more is left out whole: its
 * address says its name.
 */
export async function showText(ctx: Context, document: RichText, own: readonly number[]): Promise<ShownText> {
  const [photos, embeds] = await Promise.all([
    showPhotos(
      ctx,
      photoIdsOf(document).filter((id) => own.includes(id)),
    ),
    resolveEmbeds(ctx, embedsOf(document)),
  ])
  return { document: withoutClosed(document, embeds), photos, embeds }
}

async function showPhotos(ctx: Context, ids: number[]) {
  if (!ids.length) return {}
  const rows = await ctx.db.select().from(files).where(inArray(files.id, ids))
  return Object.fromEntries(rows.map((file) => [file.id, photoDocument(ctx, file)]))
}
