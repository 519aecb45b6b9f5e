import { eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { attachPrivateFiles, erasePrivateFiles } from '#platform/files/private-files.ts'
import { nameOf } from '#platform/files/sent-file.ts'
import { product_files } from './product-files.table.ts'

/** Makes the files of a product those of the form, in its order; what is left out is erased for good. */
export async function keepFiles(tx: Context, product_id: number, wanted: number[]) {
  const had = (
    await tx.db
      .select({ id: product_files.private_file_id })
      .from(product_files)
      .where(eq(product_files.product_id, product_id))
  ).map(({ id }) => id)
  const fresh = wanted.filter((id) => !had.includes(id))
  const gone = had.filter((id) => !wanted.includes(id))
  await attachPrivateFiles(tx, fresh, 'file_ids')
  if (gone.length) await tx.db.delete(product_files).where(inArray(product_files.private_file_id, gone))
  await erasePrivateFiles(tx, gone)
  const named = fresh.length ? await tx.db.select().from(private_files).where(inArray(private_files.id, fresh)) : []
  for (const [position, id] of wanted.entries()) {
    const file = named.find((one) => one.id === id)
    if (file)
      await tx.db
        .insert(product_files)
        .values({ product_id, private_file_id: id, name: nameOf(tx.env.keys, file), position })
    else await tx.db.update(product_files).set({ position }).where(eq(product_files.private_file_id, id))
  }
}
