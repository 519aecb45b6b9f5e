import PDFDocument from 'pdfkit'
import { qrOf } from '#shared/qr-path.ts'
import { pdfText } from './pdf-text.ts'

export const ink = { text: '#1d2a20', muted: '#5c675f', line: '#d8d5ca', leaf: '#2f6b3c' }
export const MARGIN = 48
const FOOT = 28

export type Sheet = InstanceType<typeof PDFDocument>
type SheetOptions = { title: string; author: string | null; foot: string }

/**
 * An A4 document in Portuguese with page numbers written page by page, so that it can be streamed while it is drawn.
 */
export function openSheet({ title, author, foot }: SheetOptions): Sheet {
  const sheet = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    lang: 'pt-BR',
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: pdfText(title), ...(author ? { Author: pdfText(author) } : {}) },
  })
  let page = 0
  sheet.on('pageAdded', () => {
    page += 1
    writeFoot(sheet, foot, page)
  })
  sheet.addPage()
  return sheet
}

export const widthOf = (sheet: Sheet) => sheet.page.width - 2 * MARGIN
const endOf = (sheet: Sheet) => sheet.page.height - sheet.page.margins.bottom

/** Starts a new page when less than this height is left. */
export function keepTogether(sheet: Sheet, height: number) {
  if (sheet.y + height > endOf(sheet)) sheet.addPage()
}

/** What pdfkit writes with; it names none of it. */
type Pen = { _font: unknown; _fontSize: number; _fillColor?: [string, number] }

function writeFoot(sheet: Sheet, foot: string, page: number) {
  const { x, y } = sheet
  const pen = sheet as unknown as Pen
  const { _font, _fontSize, _fillColor } = pen
  const { bottom } = sheet.page.margins
  // Text below the bottom margin would start a new page.
  sheet.page.margins.bottom = 0
  const at = sheet.page.height - MARGIN
  sheet.font('Helvetica').fontSize(8).fillColor(ink.muted)
  sheet.text(pdfText(foot), MARGIN, at, { lineBreak: false })
  sheet.text(`página ${page}`, MARGIN, at, { width: widthOf(sheet), align: 'right', lineBreak: false })
  sheet.page.margins.bottom = bottom
  sheet.x = x
  sheet.y = y
  // A text that goes on from the page before goes on as it was.
  pen._font = _font
  sheet.fontSize(_fontSize)
  if (_fillColor) sheet.fillColor(..._fillColor)
}

export function heading(sheet: Sheet, text: string, size = 15) {
  keepTogether(sheet, size * 4)
  sheet.moveDown(0.8).font('Helvetica-Bold').fontSize(size).fillColor(ink.leaf).text(pdfText(text), MARGIN)
  sheet.moveDown(0.3)
  plain(sheet)
}

export const plain = (sheet: Sheet, color = ink.text) => sheet.font('Helvetica').fontSize(10).fillColor(color)

/** Label and value on one line; null is omitted. */
export function fact(sheet: Sheet, label: string, value: string | null) {
  if (!value) return
  sheet.font('Helvetica').fontSize(10).fillColor(ink.muted)
  sheet.text(`${pdfText(label)}: `, MARGIN, sheet.y, { continued: true })
  sheet.fillColor(ink.text).text(pdfText(value))
}

const QR_SIDE = 110

/** An address for a camera, with what is found there. */
export function qrBeside(sheet: Sheet, address: string, says: string) {
  const qr = qrOf(address)
  if (sheet.y + QR_SIDE > endOf(sheet)) sheet.addPage()
  const at = sheet.y
  sheet
    .save()
    .translate(MARGIN, at)
    .scale(QR_SIDE / qr.size)
    .path(qr.path)
    .fill('#000000')
    .restore()
  plain(sheet)
  sheet.text(pdfText('Aponte a câmera, ou abra:'), MARGIN + QR_SIDE + 12, at + 20)
  sheet.text(address, MARGIN + QR_SIDE + 12)
  sheet.text(pdfText(says), MARGIN + QR_SIDE + 12)
}

/** The whole document, once it has ended. */
export function bytesOf(sheet: Sheet): Promise<Buffer> {
  const chunks: Buffer[] = []
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((done, failed) => {
    sheet.on('end', () => done(Buffer.concat(chunks)))
    sheet.on('error', failed)
  })
}
