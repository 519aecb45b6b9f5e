import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '#platform/context.ts'
import { slugify } from '#shared/text.ts'

/**
 * An unused slug from a name: 'lua', 'lua-2', 'lua-3'… Never all digits (those are ids), never a reserved word.
 * Concurrent transactions taking the same name are serialised until the first commits.
 */
export async function freeSlug(
  tx: Context,
  table: PgTable & { slug: unknown },
  name: string,
  options: { fallback: string; reserved: ReadonlySet<string> },
) {
  const wished = slugify(name)
  const base = wished && !/^\d+$/.test(wished) ? wished : [options.fallback, wished].filter(Boolean).join('-')
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slug:${base}`}, 0))`)
  const { rows } = await tx.db.execute<{ slug: string }>(
    sql`select slug from ${table} where slug = ${base} or slug ~ ${`^${base}-[0-9]+$`}`,
  )
  const taken = new Set(rows.map((row) => row.slug))
  if (!taken.has(base) && !options.reserved.has(base)) return base
  for (let n = 2; ; n++) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`
}
