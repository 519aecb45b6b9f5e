import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { slugify } from '#shared/text.ts'
import { products } from './products.table.ts'

/** Words of routes where a product's slug could be. */
const reserved = new Set(['novo', 'criar', 'csv', 'consultoria', 'sobre', 'avaliacoes', 'mensagens'])

/** An unused slug in the store, behind its lock: 'vaso-de-feltro', 'vaso-de-feltro-2'… Never all digits: those are ids. */
export async function freeProductSlug(tx: Context, store_id: number, name: string): Promise<string> {
  const wished = slugify(name)
  const base =
    wished && !/^\d+$/.test(wished) && !reserved.has(wished) ? wished : ['produto', wished].filter(Boolean).join('-')
  const rows = await tx.db.select({ slug: products.slug }).from(products).where(eq(products.store_id, store_id))
  const taken = new Set(rows.map(({ slug }) => slug))
  if (!taken.has(base)) return base
  for (let n = 2; ; n++) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`
}
