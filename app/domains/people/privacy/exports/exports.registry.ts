import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import type { DataExportRow } from './exports.table.ts'
import { type ReportProgress, writeExport } from './own-data.export.ts'
import { personOf } from './person.queries.ts'

/** A kind of export that a job writes, kept for 7 days and visible only to who requested it. */
export type ExportKind = {
  content_type: string
  /** Lies sealed in the store (`writeZip`), and is opened while it is downloaded. */
  sealed?: boolean
  fileName: (row: DataExportRow) => string
  /** Writes the file to storage; returns its size in bytes. */
  write: (ctx: Context, row: DataExportRow, report: ReportProgress) => Promise<number>
  /** Its name and page in the mail. */
  mail: (row: DataExportRow) => { thing: string; path: string }
}

const ownData: ExportKind = {
  content_type: 'application/zip',
  fileName: ({ requested_at }) => `meus-dados-${dayKey(requested_at)}.zip`,
  write: async (ctx, { uuid, user_id }, report) => writeExport(ctx, uuid, await personOf(ctx, user_id), report),
  mail: () => ({ thing: 'A cópia dos seus dados está pronta', path: '/perfil/editar#copia' }),
}

const kinds: Record<string, ExportKind> = { dados: ownData }

/** Called once by app/install.ts: registers export kinds of other domains. */
export const installExportKinds = (more: Record<string, ExportKind>) => void Object.assign(kinds, more)

export function kindOf({ what }: Pick<DataExportRow, 'what'>): ExportKind {
  const kind = kinds[what]
  if (!kind) throw new Error(`nobody writes an export of '${what}'`)
  return kind
}
