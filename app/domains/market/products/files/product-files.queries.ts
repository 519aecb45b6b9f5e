import { asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { product_files } from './product-files.table.ts'

/** As a form shows them: by the id of the stored file. */
export const filesOf = ({ db }: Context, product_id: number) =>
  db
    .select({ id: product_files.private_file_id, name: product_files.name, kind: private_files.kind })
    .from(product_files)
    .innerJoin(private_files, eq(private_files.id, product_files.private_file_id))
    .where(eq(product_files.product_id, product_id))
    .orderBy(asc(product_files.position), asc(product_files.id))
