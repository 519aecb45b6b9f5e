import { eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
import type { Context } from '#platform/context.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { process_document_kinds } from '../kinds/process-document-kinds.table.ts'

const kindId = async ({ db }: Context) =>
  (await db.select().from(process_document_kinds).where(eq(process_document_kinds.slug, 'exames')))[0]?.id ?? 0
const aPhoto = async (ctx: Context, name: string, [width, height]: [number, number]) =>
  (
    await aPrivateFile(
      ctx,
      name,
      await sharp({ create: { width, height, channels: 3, background: '#eeeeee' } })
        .jpeg()
        .toBuffer(),
    )
  ).id

test('several photos become one PDF of their pages in order; the photos themselves are gone', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { token, client } = await aProcess(ctx)
  const me = await contextOf(client)
  const sizes: [number, number][] = [[600, 900], [900, 600], [600, 900]] // biome-ignore format: one line
  const photos: number[] = []
  for (const [at, size] of sizes.entries()) photos.push(await aPhoto(me, `folha-${at}.jpg`, size))
  const { documents } = (await as(client)).processDocuments
  const input = { token, kind_id: await kindId(ctx), idempotency_key: crypto.randomUUID() }
  // The last taken comes first: the order of the pages is that of the form.
  const file_ids = [photos[1] ?? 0, photos[0] ?? 0, photos[2] ?? 0]
  await documents.send({ ...input, file_ids })
  await documents.send({ ...input, file_ids })
  const sent = (await documents.list({ token })).data.find(({ kind_id }) => kind_id === input.kind_id)
  expect(sent?.versions).toMatchObject([{ version: 1, files: [{ name: 'folha-1.pdf', kind: 'pdf' }] }])
  const file = sent?.versions[0]?.files[0]?.id ?? 0
  const opened = await documents.open({ token, file })
  expect(opened.type).toBe('application/pdf')
  const pdf = await getDocumentProxy(new Uint8Array(await opened.arrayBuffer()))
  const across = []
  for (let page = 1; page <= pdf.numPages; page++) {
    const { width, height } = (await pdf.getPage(page)).getViewport({ scale: 1 })
    across.push(width > height)
  }
  expect(across).toEqual([true, false, false])
  expect(await ctx.db.$count(private_files, inArray(private_files.id, photos))).toBe(0)
  expect(await ctx.db.select().from(private_files)).toMatchObject([{ id: file, attached: true, created_by: client.id }])
})

test('a single photo, and photos with a PDF among them, stay as they were sent', async ({ ctx, as, contextOf }) => {
  const { token, client } = await aProcess(ctx)
  const me = await contextOf(client)
  const { documents } = (await as(client)).processDocuments
  const kind_id = await kindId(ctx)
  await documents.send({ token, kind_id, file_ids: [await aPhoto(me, 'um.jpg', [60, 90])] })
  const mixed = [await aPhoto(me, 'um.jpg', [60, 90]), (await aPrivateFile(me)).id]
  await documents.send({ token, kind_id, file_ids: mixed })
  const sent = (await documents.list({ token })).data.find((one) => one.kind_id === kind_id)
  expect(sent?.versions.map(({ files }) => files.map(({ kind }) => kind))).toEqual([['photo', 'pdf'], ['photo']])
})
