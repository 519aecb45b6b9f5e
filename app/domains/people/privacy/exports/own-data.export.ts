import { Readable } from 'node:stream'
import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { photoPath } from '#platform/files/photo-path.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { readPrivateFile } from '#platform/files/private-files.ts'
import { inOwnRecord, type Person, personalTables } from '#platform/personal-data.ts'
import { videoPath } from '#platform/videos/video-path.ts'
import { videos } from '#platform/videos/videos.table.ts'
import { copyPage } from './copy-page.export.tsx'
import { placeOfExport } from './export-place.model.ts'
import { jsonFile } from './json.export.ts'
import { rowsOf } from './person-rows.queries.ts'
import { type Content, readMe } from './read-me.export.ts'
import { writeZip, type Zip } from './zip.export.ts'

/** Rows of a table that the page of the copy shows. */
const AT_A_GLANCE = 50

/** Progress callback: `share` from 0 to 1. */
export type ReportProgress = (share: number, step: string) => Promise<void>

/**
 * The complete copy: a JSON file for each table that has something of theirs, photos, private files, a page to read on a
 * phone and a readme. Returns its size in bytes.
 */
export const writeExport = (ctx: Context, uuid: string, person: Person, report: ReportProgress): Promise<number> =>
  writeZip(ctx, placeOfExport(uuid), async (zip) => {
    const contents = await addTables(ctx, zip, person, (share, step) => report(share * 0.4, step))
    const missing = await addPhotos(ctx, zip, person, (share, step) => report(0.4 + share * 0.5, step))
    await addVideos(ctx, zip, person)
    await addPrivateFiles(ctx, zip, person, (share, step) => report(0.9 + share * 0.1, step))
    await zip.add('copia.html', copyPage(ctx, person, contents))
    await zip.add('leiame.txt', readMe(ctx, { person, contents, missing }))
  })

async function addTables(ctx: Context, zip: Zip, person: Person, report: ReportProgress): Promise<Content[]> {
  const contents: Content[] = []
  const tables = personalTables()
  for (const [at, entry] of tables.entries()) {
    if (!('file' in entry.exported)) continue
    await report(at / tables.length, `Juntando: ${entry.label}`)
    const rows = rowsOf(ctx, entry, person)
    const first = await rows.next()
    if (first.done) continue
    const content: Content = { file: `dados/${entry.exported.file}.json`, label: entry.label, count: 0, first: [] }
    await zip.add(content.file, jsonFile(kept(content, first.value, rows)))
    contents.push(content)
  }
  // What a person did most stands first.
  return contents.sort((a, b) => b.count - a.count)
}

/** The rows as they pass: counted, and the first of them kept to be read at a glance. */
async function* kept(content: Content, first: object, others: AsyncIterable<object>) {
  for await (const row of chained(first, others)) {
    content.count++
    if (content.first.length < AT_A_GLANCE) content.first.push(row)
    yield row
  }
}

async function* chained<T>(first: T, others: AsyncIterable<T>) {
  yield first
  yield* others
}

/** Each photo in its largest size. Returns the ids of those with a missing file, which do not fail the export. */
async function addPhotos(ctx: Context, zip: Zip, { id }: Person, report: ReportProgress): Promise<number[]> {
  const photos = await ctx.db
    .select({ id: files.id, storage_key: files.storage_key, sizes: files.sizes })
    .from(files)
    .where(eq(files.created_by, id))
    .orderBy(asc(files.id))
  const missing: number[] = []
  for (const [at, photo] of photos.entries()) {
    await report(at / photos.length, `Copiando fotos: ${at} de ${photos.length}`)
    const stored = await ctx.env.storage.read(photoPath(photo.storage_key, Math.max(...photo.sizes), 'webp'))
    if (stored) await zip.add(`fotos/${photo.id}.webp`, stored.stream(), { store: true })
    else missing.push(photo.id)
  }
  return missing
}

/** Each video that is ready, as it is shown. */
async function addVideos(ctx: Context, zip: Zip, { id }: Person) {
  const filmed = await ctx.db
    .select()
    .from(videos)
    .where(and(eq(videos.user_id, id), eq(videos.status, 'ready')))
    .orderBy(asc(videos.id))
  for (const video of filmed) {
    const stored = await ctx.env.storage.read(videoPath(video.storage_key))
    if (!stored) throw new Error(`video ${video.id} has lost its file`)
    await zip.add(`videos/${video.id}.${video.type === 'video/webm' ? 'webm' : 'mp4'}`, stored.stream(), {
      store: true,
    })
  }
}

/** Each private file of the person's own, decrypted: prescriptions, ticket attachments. */
async function addPrivateFiles(ctx: Context, zip: Zip, person: Person, report: ReportProgress) {
  const kept = await ctx.db
    .select()
    .from(private_files)
    .where(and(eq(private_files.created_by, person.id), inOwnRecord(private_files.id, person)))
    .orderBy(asc(private_files.id))
  for (const [at, file] of kept.entries()) {
    await report(at / kept.length, `Copiando documentos: ${at} de ${kept.length}`)
    const { bytes } = await readPrivateFile(ctx, file)
    await zip.add(`documentos/${file.id}.${file.kind === 'pdf' ? 'pdf' : 'webp'}`, Readable.from([bytes]), {
      store: true,
    })
  }
}
