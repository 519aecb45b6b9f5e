import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { aPdf, aPrivateFile } from '#platform/files/private-files.factory.ts'
import { markPdf } from '#platform/pdf/mark-pdf.ts'
import { photosPdf } from '#platform/pdf/photos-pdf.ts'
import { markPhoto } from '#platform/pictures/mark-photo.ts'
import { expect, test } from '#tests/fixtures.ts'
import { process_document_kinds } from '../kinds/process-document-kinds.table.ts'

const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } })
    .jpeg()
    .toBuffer()

test('who looks and when is on every page, for all but the client; no cache keeps a file', async ({
  ctx,
  as,
  contextOf,
  page,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const me = await contextOf(client)
  const [kind] = await ctx.db.select().from(process_document_kinds).where(eq(process_document_kinds.slug, 'exames'))
  const pdf = await photosPdf([() => grey(60, 90), () => grey(90, 60)])
  const photo = (await aPrivateFile(me, 'exame.jpg', await grey(900, 700))).id
  const sheets = (await aPrivateFile(me, 'laudo.pdf', pdf)).id
  const broken = (await aPrivateFile(me, 'torto.pdf', '%PDF-1.7\nblah')).id
  const round = (await aPrivateFile(me, 'volta.pdf', aPdf.replace('Kids[3 0 R]', 'Kids[2 0 R]'))).id
  const lying = []
  for (const tree of ['Kids[]/Count 0', 'Kids[3 0 R]/Count 0', 'Kids[3 0 R]/Count -1'])
    lying.push((await aPrivateFile(me, 'vazio.pdf', aPdf.replace('Kids[3 0 R]/Count 1', tree))).id)
  const { documents } = (await as(client)).processDocuments
  for (const file of [broken, round, ...lying])
    await expect(documents.send({ token, kind_id: kind?.id ?? 0, file_ids: [photo, file] })).rejects.toMatchObject({
      ...{ status: 422, data: { errors: { file_ids: [expect.stringContaining('tem senha ou está com defeito')] } } },
    })
  await documents.send({ token, kind_id: kind?.id ?? 0, file_ids: [photo, sheets] })
  const bytesFor = async (user: { id: number }, file: number) =>
    Buffer.from(await (await (await as(user)).processDocuments.documents.open({ token, file })).arrayBuffer())
  const spread = async (bytes: Buffer) => Math.max(...(await sharp(bytes).stats()).channels.map(({ stdev }) => stdev))
  expect(await spread(await bytesFor(client, photo))).toBeLessThan(2)
  const marked = await bytesFor(team.medico, photo)
  expect(await spread(marked)).toBeGreaterThan(5)
  expect(await sharp(marked).metadata()).toMatchObject({ format: 'webp', width: 900, height: 700 })
  expect((await bytesFor(client, sheets)).equals(pdf)).toBe(true)
  const seen = await getDocumentProxy(new Uint8Array(await bytesFor(team.medico, sheets)))
  expect(seen.numPages).toBe(2)
  for (const at of [1, 2]) {
    const annotations = await (await seen.getPage(at)).getAnnotations()
    expect(annotations).toMatchObject([{ subtype: 'Ink', hasAppearance: true }])
  }
  expect((await extractText(seen, { mergePages: true })).text.trim()).toBe('')
  const answer = await page(`/comunidade-360/medico/processo/${token}/documentos/arquivo/${photo}`, team.medico)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('a photo that is one pixel wide, or a PDF that takes too long, neither fills the memory nor is shown without its mark', async () => {
  const thread = await sharp({ create: { width: 1, height: 10_000, channels: 3, background: '#888888' } })
    .png()
    .toBuffer()
  const marked = await markPhoto(thread, 'dra.helena · 16/11/2026, 12:00 · Processo 7')
  expect(await sharp(marked).metadata()).toMatchObject({ width: 1, height: 10_000 })
  const sheets = await photosPdf([() => grey(60, 90)])
  await expect(markPdf(sheets, 'dra.helena', { ms: 1, mb: 512 })).rejects.toMatchObject({ status: 409 })
})
