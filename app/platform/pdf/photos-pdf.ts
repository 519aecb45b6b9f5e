import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

const EDGE = 18
const QUALITY = 84

/** Photos as the pages of one PDF in their order: A4, upright or across as each photo is. One is in memory at a time. */
export async function photosPdf(photos: (() => Promise<Buffer>)[]): Promise<Buffer> {
  const sheet = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, lang: 'pt-BR' })
  const written = buffer(sheet)
  for (const photo of photos) {
    const { data, info } = await sharp(await photo())
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    sheet.addPage({ size: 'A4', margin: 0, layout: info.width > info.height ? 'landscape' : 'portrait' })
    const fit: [number, number] = [sheet.page.width - 2 * EDGE, sheet.page.height - 2 * EDGE]
    sheet.image(data, EDGE, EDGE, { fit, align: 'center', valign: 'center' })
  }
  sheet.end()
  return written
}
