import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { openPrivateFile } from '#platform/files/private-files.ts'
import { product_files } from './product-files.table.ts'

/** Decrypts a file of a digital product and logs the access. Whether the viewer bought it, the caller has proved. */
export async function openProductFile(ctx: Context, product_file_id: number): Promise<File> {
  const [found] = await ctx.db
    .select({ file: private_files })
    .from(product_files)
    .innerJoin(private_files, eq(private_files.id, product_files.private_file_id))
    .where(eq(product_files.id, product_file_id))
  if (!found) throw new AppError('not_found', 'Esse arquivo não existe mais. Fale com a loja.')
  return openPrivateFile(ctx, found.file)
}
