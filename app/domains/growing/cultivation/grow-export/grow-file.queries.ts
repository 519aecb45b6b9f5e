import { buffer } from 'node:stream/consumers'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { dayKey } from '#shared/dates.ts'
import { slugify } from '#shared/text.ts'
import { growCsv } from './grow-csv.export.ts'
import { readGrow } from './grow-export.queries.ts'
import type { GrowExport, GrowRef } from './grow-export.schemas.ts'
import { growPdf } from './pdf/grow-pdf.export.ts'

/** A PDF of up to this many updates is built synchronously. */
export const MOST_AT_ONCE = 300

/** The grow as a file. Throws for a PDF of more updates, which is built by a job. */
export async function growFile(ctx: Context, ref: GrowRef, format: 'csv' | 'pdf'): Promise<File> {
  const grow = await readGrow(ctx, ref)
  const name = `${growName(grow)}.${format}`
  if (format === 'csv') return new File([growCsv(grow)], name, { type: 'text/csv;charset=utf-8' })
  if (updatesIn(grow) > MOST_AT_ONCE)
    throw new AppError(
      'too_large',
      'Este diário é grande. Peça o PDF na página de exportar, e a gente avisa quando ficar pronto.',
    )
  const { sheet, drawn } = growPdf(ctx, grow, { owner_id: signedIn(ctx).id })
  const [bytes] = await Promise.all([buffer(sheet), drawn])
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
}

const updatesIn = ({ plants, space_updates }: GrowExport) =>
  plants.reduce((sum, { updates }) => sum + updates.length, space_updates.length)

/** File name; of a discreet one without names. */
export const growName = ({ title, discreet, exported_at }: Pick<GrowExport, 'title' | 'discreet' | 'exported_at'>) =>
  `${discreet ? 'notas' : `diario-${slugify(title)}`}-${dayKey(exported_at)}`
