import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import type { DataExportRow } from './exports.table.ts'
import { type Tell, writeExport } from './own-data.export.ts'
import { personOf } from './person.queries.ts'

/** Something that is written by a job, kept for 7 days and opened by who asked for it alone. */
export type ExportKind = {
  content_type: string
  fileName: (row: DataExportRow) => string
  /** Writes the file into the store; answers its size. */
  write: (ctx: Context, row: DataExportRow, tell: Tell) => Promise<number>
  /** What the mail calls it, and where it is waiting. */
  mail: (row: DataExportRow) => { thing: string; path: string }
}

const ownData: ExportKind = {
  content_type: 'application/zip',
  fileName: ({ requested_at }) => `meus-dados-${dayKey(requested_at)}.zip`,
  write: async (ctx, { uuid, user_id }, tell) => writeExport(ctx, uuid, await personOf(ctx, user_id), tell),
  mail: () => ({ thing: 'A cópia dos seus dados está pronta', path: '/perfil/editar#copia' }),
}

const kinds: Record<string, ExportKind> = { dados: ownData }

/** Called once by app/install.ts: what other domains write this way. */
export const installExportKinds = (more: Record<string, ExportKind>) => void Object.assign(kinds, more)

export function kindOf({ what }: Pick<DataExportRow, 'what'>): ExportKind {
  const kind = kinds[what]
  if (!kind) throw new Error(`nobody writes an export of '${what}'`)
  return kind
}
