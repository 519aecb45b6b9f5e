import { type ExportKind, placeOfExport } from '#domains/privacy/index.ts'
import { readGrow } from './grow-export.queries.ts'
import { growName } from './grow-file.queries.ts'
import { growPdf } from './pdf/grow-pdf.export.ts'

export const GROW_PDF = 'diario-pdf'

/** What is kept of the asking: ids, because a slug may go to somebody else's thing. */
export type WantedPdf = { plant?: string; space?: string; discreet: boolean; title: string; name: string }
const wantedOf = (row: { wanted: Record<string, unknown> }) => row.wanted as WantedPdf

/** A grow too large to wait for, on paper. */
export const growPdfExport: ExportKind = {
  content_type: 'application/pdf',
  fileName: (row) => `${growName({ ...wantedOf(row), exported_at: row.requested_at })}.pdf`,
  write: async (ctx, row, tell) => {
    const { plant, space, discreet } = wantedOf(row)
    const grow = await readGrow(ctx, { plant, space, discreet }, row.user_id)
    const { sheet, drawn } = growPdf(ctx, grow, { owner_id: row.user_id, tell })
    const [bytes] = await Promise.all([ctx.env.storage.putStream(placeOfExport(row.uuid), sheet), drawn])
    return bytes
  },
  mail: (row) => ({ thing: 'O PDF que você pediu está pronto', path: `/cultivo/${wantedOf(row).name}/exportar` }),
}

/** The PDF of this grow that was asked for last, if it was the last of all. */
export const isOf = (row: { wanted: Record<string, unknown> }, name: string) => wantedOf(row).name === name
