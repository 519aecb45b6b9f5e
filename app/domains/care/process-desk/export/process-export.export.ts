import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { agendaOf } from '#domains/care/process-agenda/index.ts'
import { transcriptOf } from '#domains/care/process-chat/index.ts'
import { checklistOf } from '#domains/care/process-documents/index.ts'
import { signingsForCopy } from '#domains/care/process-signing/index.ts'
import { detailOf, foundOfClient } from '#domains/care/processes/index.ts'
import { processUrl } from '#domains/care/processes/processes/process-address.model.ts'
import { type ExportKind, placeOfExport, writeZip } from '#domains/people/privacy/index.ts'
import type { Context } from '#platform/context.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { readPrivateFile } from '#platform/files/private-files.ts'
import { dayKey } from '#shared/dates.ts'
import {
  agendaText,
  chatFileName,
  chatText,
  documentFileName,
  documentsText,
  processText,
  readMe,
  signingsText,
} from './process-export.view.ts'

export const PROCESS_ZIP = 'processo'

/** The stored request. The token only leads back: whose process it is, is asked anew when it is written. */
export type RequestedProcess = { process_id: number; token: string }
const wantedOf = (row: { wanted: Record<string, unknown> }) => row.wanted as RequestedProcess

/** Everything of a process that its client reads, for them to keep. Notes of the team are none of it. */
export const processExport: ExportKind = {
  content_type: 'application/zip',
  sealed: true,
  fileName: (row) => `processo-${wantedOf(row).process_id}-${dayKey(row.requested_at)}.zip`,
  write: async (ctx, row, report) => {
    const found = await foundOfClient(ctx, wantedOf(row).process_id, row.user_id)
    const [process, { data: lines }, signings, said, { data: agenda }] = await Promise.all([
      detailOf(ctx, found),
      checklistOf(ctx, found),
      signingsForCopy(ctx, found),
      transcriptOf(ctx, found.process.id),
      agendaOf(ctx, found),
    ])
    const files = [
      ...lines.flatMap((line) =>
        line.versions.flatMap((version) =>
          version.files.map((file, at) => ({ id: file.id, name: documentFileName(line, version, file, at) })),
        ),
      ),
      ...said.flatMap((message) => message.files.map((file) => ({ id: file.id, name: chatFileName(file) }))),
    ]
    return writeZip(
      ctx,
      placeOfExport(row.uuid),
      async (zip) => {
        await zip.add('leiame.txt', readMe(ctx.now(), process))
        await zip.add('processo.txt', processText(process))
        await zip.add('documentos.txt', documentsText(lines))
        await zip.add('assinaturas.txt', signingsText(signings))
        await zip.add('agenda.txt', agendaText(agenda))
        await zip.add('conversa.txt', chatText(said))
        for (const [at, { id, name }] of files.entries()) {
          await report(at / files.length, `Copiando arquivos: ${at} de ${files.length}`)
          await zip.add(name, Readable.from([await bytesOf(ctx, id)]), { store: true })
        }
      },
      { sealed: true },
    )
  },
  mail: (row) => ({ thing: 'A cópia que você pediu está pronta', path: processUrl(wantedOf(row).token) }),
}

async function bytesOf(ctx: Context, id: number) {
  const [file] = await ctx.db.select().from(private_files).where(eq(private_files.id, id))
  if (!file) throw new Error(`private file ${id} is gone`)
  return (await readPrivateFile(ctx, file)).bytes
}

export const isOf = (row: { wanted: Record<string, unknown> }, token: string) => wantedOf(row).token === token
