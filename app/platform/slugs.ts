import { randomInt } from 'node:crypto'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '#platform/context.ts'
import { slugify } from '#shared/text.ts'

type Named = PgTable & Record<'slug' | 'private' | 'deleted_at', PgColumn>
type Options = {
  /** For a name without letters. */
  fallback: string
  /** Words of routes. */
  reserved: ReadonlySet<string>
  private: boolean
}

/**
 * An unused slug from a name, never all digits (those are ids), never a reserved word. Of public things 'lua', 'lua-2',
 * 'lua-3'…; of private ones 'lua-k3v8x2mq', whatever there is, since a number would tell strangers that somebody has a
 * 'lua' which they may not see. A public one that meets a hidden one ends so too. Concurrent transactions taking the
 * same name are serialised until the first commits.
 */
export async function freeSlug(tx: Context, table: Named, name: string, options: Options) {
  const base = baseOf(name, options)
  if (options.private) return withEnding(base)
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slug:${base}`}, 0))`)
  const isOpen = and(eq(table.private, false), isNull(table.deleted_at))
  const rows = await tx.db
    .select({ slug: sql<string>`${table.slug}`, open: sql<boolean>`${isOpen}` })
    .from(table as PgTable)
    .where(or(eq(table.slug, base), sql`${table.slug} ~ ${`^${base}-[0-9]+$`}`))
  if (rows.some((row) => !row.open)) return withEnding(base)
  const taken = new Set(rows.map((row) => row.slug))
  if (!taken.has(base) && !options.reserved.has(base)) return base
  for (let n = 2; ; n++) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`
}

function baseOf(name: string, { fallback }: Pick<Options, 'fallback'>) {
  const wished = slugify(name)
  return wished && !/^\d+$/.test(wished) ? wished : [fallback, wished].filter(Boolean).join('-')
}

/** Whether a slug was made from this name: a slug never changes, so it tells the first name of what was renamed. */
export function isSlugOf(slug: string, name: string, options: Pick<Options, 'fallback'>) {
  const base = baseOf(name, options)
  return slug === base || (slug.startsWith(`${base}-`) && ENDING.test(slug.slice(base.length + 1)))
}

/** Without letters and digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** '2', 'k3v8x2mq'. */
const ENDING = new RegExp(`^(\\d+|[${SIGNS}]{8})$`)

/** A slug that tells nobody whether there are others of its name, and that nobody guesses. */
export const slugWithEnding = (name: string, fallback: string) => withEnding(slugify(name) || fallback)

const withEnding = (base: string) =>
  `${base}-${Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`
