import { and, eq } from 'drizzle-orm'
import { momentOf } from '#domains/garden/journal/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { demandSameContent } from '#platform/owned/find-by-key.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { demandAfterSealing, demandEntryValues, demandLeft } from './jar.rules.ts'
import { jarOfEntry, lockedEntry, showJarEntry } from './jar-entries.queries.ts'
import type { JarEntryChange, JarEntryDetail, JarLog } from './jar-entries.schemas.ts'
import { jarEntryFields } from './jar-entry.form.ts'
import { findOwnJar } from './jars.owned.ts'
import { jar_entries } from './jars.table.ts'

/** Adds an entry: opened, measured, taken out. The jar is locked, so entries are serialised. Idempotent by its key. */
export const logJar = (
  ctx: Context,
  { id_or_slug, kind, idempotency_key, ...input }: JarLog,
): Promise<JarEntryDetail> =>
  ctx.transaction(async (tx) => {
    const jar = await findOwnJar(tx, id_or_slug)
    const again = await notedBefore(tx, jar.id, idempotency_key)
    if (again) {
      demandSameContent(again, { kind, grams: input.grams, note: input.note })
      return showJarEntry(tx, again.id)
    }
    if (jar.archived_at)
      throw new AppError('conflict', 'Este pote está arquivado. Para anotar, traga o pote do arquivo.')
    demandEntryValues(kind, input)
    const happened_at = momentOf(tx, input.happened_at)
    demandAfterSealing(jar, happened_at)
    await demandLeft(tx, jar, input.grams)
    const [entry] = await tx.db
      .insert(jar_entries)
      .values({ ...input, jar_id: jar.id, kind, happened_at, idempotency_key })
      .returning({ id: jar_entries.id })
    if (!entry) throw new Error('insert returned no row')
    return showJarEntry(tx, entry.id)
  })

export const changeJarEntry = (ctx: Context, { id, ...edit }: JarEntryChange): Promise<JarEntryDetail> =>
  ctx.transaction(async (tx) => {
    const jar = await findOwnJar(tx, String(await jarOfEntry(tx, id)))
    const entry = await lockedEntry(tx, id)
    const input = mergeEdit(edit, jarEntryFields(await showJarEntry(tx, id)))
    demandEntryValues(entry.kind, input)
    const typed = input.happened_at ? momentOf(tx, input.happened_at) : entry.happened_at
    // The field has minutes only: unchanged, the entry keeps its seconds and its order.
    const happened_at = minuteOf(typed) === minuteOf(entry.happened_at) ? entry.happened_at : typed
    demandAfterSealing(jar, happened_at)
    await demandLeft(tx, jar, input.grams, id)
    const { humidity = null, temperature = null, grams = null, note } = input
    await tx.db
      .update(jar_entries)
      .set({ happened_at, humidity, temperature, grams, note, updated_at: tx.now() })
      .where(eq(jar_entries.id, id))
    return showJarEntry(tx, id)
  })

/** Deletes an entry; what it took out counts as in the jar again. */
export const deleteJarEntry = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => {
    await findOwnJar(tx, String(await jarOfEntry(tx, id)))
    const entry = await lockedEntry(tx, id)
    await tx.db.update(jar_entries).set({ deleted_at: tx.now() }).where(eq(jar_entries.id, entry.id))
  })

const minuteOf = (moment: Date) => Math.floor(moment.getTime() / 60_000)

async function notedBefore({ db }: Context, jar_id: number, key: string | undefined) {
  if (!key) return undefined
  const [row] = await db
    .select()
    .from(jar_entries)
    .where(and(eq(jar_entries.jar_id, jar_id), eq(jar_entries.idempotency_key, key)))
  return row
}
