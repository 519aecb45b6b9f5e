import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { markPdf } from '../pdf/mark-pdf.ts'
import { decoding } from './decoding.ts'
import { private_files } from './private-files.table.ts'
import { readPrivateFile } from './private-files.ts'
import { nameOf } from './sent-file.ts'

/** Of the viewer's own uploads each PDF is one that others can be shown, with their mark on it; else 422 on `field`. */
export async function demandReadable(ctx: Context, ids: number[], field: string) {
  if (!ids.length) return
  const pdfs = await ctx.db
    .select()
    .from(private_files)
    .where(
      and(
        inArray(private_files.id, ids),
        eq(private_files.created_by, signedIn(ctx).id),
        eq(private_files.kind, 'pdf'),
      ),
    )
    .orderBy(asc(private_files.id))
  for (const file of pdfs) {
    const { bytes } = await readPrivateFile(ctx, file)
    await decoding(() => markPdf(bytes, 'Grower')).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      throw invalidField(
        field,
        `Não conseguimos abrir ${nameOf(ctx.env.keys, file)}: ele tem senha ou está com defeito. Tire a senha, ou envie fotos das páginas.`,
      )
    })
  }
}
