import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import type { ReceivedFile } from '#platform/http/receive-file.ts'
import { guessColumns, guessDayOrder, signatureOf } from '../planning/guess-columns.model.ts'
import type { Mapping } from '../planning/plan.kinds.ts'
import { readSheetOf } from '../reading/read-sheet.model.ts'
import type { Sheet } from '../reading/sheet.kinds.ts'
import { takenStates } from './import.kinds.ts'
import { import_matchings, import_rows, imports } from './imports.table.ts'

/** `again`: this very file was sent before; nothing is added, and it leads to that import. */
export type Uploaded = { id: string; again: boolean }

/** Reads a file and keeps its rows; nothing of the garden changes yet. */
export async function uploadImport(ctx: Context, { path, name }: ReceivedFile): Promise<Uploaded> {
  const bytes = await readFile(path)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const before = await sentBefore(ctx, sha256)
  if (before) return { id: before, again: true }
  const sheet = await readSheetOf(bytes)
  return ctx.transaction(async (tx) => {
    const { header, rows, format } = sheet
    const signature = signatureOf(header)
    const [made] = await tx.db
      .insert(imports)
      .values({
        ...{ uuid: randomUUID(), created_by: signedIn(tx).id, format, sha256, header, signature, rows: rows.length },
        ...{ file_name: tidyName(name), mapping: await mappingOf(tx, sheet, signature), created_at: tx.now() },
      })
      .returning()
    if (!made) throw new Error('insert returned no row')
    for (let at = 0; at < rows.length; at += 1000)
      await tx.db.insert(import_rows).values(rows.slice(at, at + 1000).map((row) => ({ import_id: made.id, ...row })))
    return { id: made.uuid, again: false }
  })
}

async function sentBefore({ db, viewer }: Context, sha256: string) {
  const same = and(
    eq(imports.created_by, viewer?.id ?? 0),
    eq(imports.sha256, sha256),
    inArray(imports.state, ['colunas', 'conferir', ...takenStates]),
  )
  const [row] = await db.select({ uuid: imports.uuid }).from(imports).where(same).orderBy(desc(imports.id)).limit(1)
  return row?.uuid
}

/** As it was matched the last time for such a head, else what it seems to be. */
async function mappingOf(tx: Context, { header, rows }: Sheet, signature: string): Promise<Mapping> {
  const mine = and(eq(import_matchings.created_by, signedIn(tx).id), eq(import_matchings.signature, signature))
  const [known] = await tx.db.select().from(import_matchings).where(mine)
  if (known) return known.mapping
  const columns = guessColumns({ header, rows })
  const day = columns.indexOf('data')
  const order = guessDayOrder(rows.map(({ cells }) => cells[day] ?? ''))
  return { columns, order, plant_name: '', space_id: null }
}

const tidyName = (name: string) =>
  name
    .split(/[\\/]/)
    .at(-1)
    ?.toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .slice(0, 120) || 'arquivo'
