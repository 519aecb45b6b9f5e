import { type ExportKind, placeOfExport } from '#domains/people/privacy/index.ts'
import { readGrow } from './grow-export.queries.ts'
import { growName } from './grow-file.queries.ts'
import { growPdf } from './pdf/grow-pdf.export.ts'

export const GROW_PDF = 'diario-pdf'

/** The stored request. Ids instead of slugs, because a slug may be reused for something else. */
export type RequestedPdf = { plant?: string; space?: string; discreet: boolean; title: string; name: string }
const wantedOf = (row: { wanted: Record<string, unknown> }) => row.wanted as RequestedPdf

/** The PDF of a grow that is too large for a synchronous response. */
export const growPdfExport: ExportKind = {
  content_type: 'application/pdf',
  fileName: (row) => `${growName({ ...wantedOf(row), exported_at: row.requested_at })}.pdf`,
  write: async (ctx, row, report) => {
    const { plant, space, discreet } = wantedOf(row)
    const grow = await readGrow(ctx, { plant, space, discreet }, row.user_id)
    const { sheet, drawn } = growPdf(ctx, grow, { owner_id: row.user_id, report })
    const [bytes] = await Promise.all([ctx.env.storage.putStream(placeOfExport(row.uuid), sheet), drawn])
    return bytes
  },
  mail: (row) => ({ thing: 'O PDF que você pediu está pronto', path: `/cultivo/${wantedOf(row).name}/exportar` }),
}

/** Whether the last requested export is the PDF of this grow. */
export const isOf = (row: { wanted: Record<string, unknown> }, name: string) => wantedOf(row).name === name
