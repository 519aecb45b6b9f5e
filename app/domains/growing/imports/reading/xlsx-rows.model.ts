import { buffer } from 'node:stream/consumers'
import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { type Entry, fromBufferPromise } from 'yauzl'
import { AppError } from '#platform/errors.ts'
import { MOST_COLUMNS, MOST_ROWS } from './sheet.kinds.ts'

/** Bytes of all parts unpacked: a sheet of 20,000 rows has a third of it. */
const MOST_UNPACKED = 20 * 1024 * 1024
/** Bytes from one tag to the next: a cell holds 32,767 characters, and the reader's time grows with the square of it. */
const LONGEST_TEXT = 256 * 1024
const MOST_PARTS = 2000

const broken = () =>
  new AppError('invalid', undefined, {
    errors: { file: ['Não conseguimos abrir esta planilha. Salve de novo como .xlsx ou .csv e envie.'] },
  })
const tooLarge = (sentence: string) => new AppError('too_large', sentence)

export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * The first sheet of a workbook. Only what was unpacked here, within limits and as long as it says it is, reaches the
 * reader: a bomb is refused before it is open. Dates come as the local time that the sheet shows.
 */
export async function xlsxRows(bytes: Buffer): Promise<string[][]> {
  const parts = await unpacked(bytes)
  for (const [name, content] of Object.entries(parts)) {
    demandShortTexts(content)
    if (/^xl\/worksheets\//.test(name)) demandSmall(content)
  }
  const rows = await readSheet(Buffer.from(zipSync(parts, { level: 0 }))).catch(() => {
    throw broken()
  })
  return rows.map((cells) => cells.map(cellText))
}

async function unpacked(bytes: Buffer): Promise<Record<string, Uint8Array>> {
  const zip = await fromBufferPromise(bytes, { validateEntrySizes: true }).catch(() => {
    throw broken()
  })
  const parts: Record<string, Uint8Array> = {}
  let [total, count] = [0, 0]
  try {
    for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
      total += entry.uncompressedSize
      if (total > MOST_UNPACKED || ++count > MOST_PARTS)
        throw tooLarge('Esta planilha é grande demais depois de aberta. Divida em partes e envie uma de cada vez.')
      // Pictures of a sheet are not read.
      if (!/\.(xml|rels)$/i.test(entry.fileName)) continue
      parts[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry))
    }
  } catch (error) {
    throw error instanceof AppError ? error : broken()
  }
  return parts
}

function demandShortTexts(xml: Uint8Array) {
  let last = 0
  for (let at = xml.indexOf(TAG); at !== -1; at = xml.indexOf(TAG, at + 1)) {
    if (at - last > LONGEST_TEXT) break
    last = at
  }
  if (xml.length - last > LONGEST_TEXT)
    throw tooLarge('Esta planilha tem uma célula longa demais. Corte o texto dela e envie de novo.')
}

const TAG = '<'.charCodeAt(0)

/** The farthest cell: a single one in the last row of all would make a million rows of it. */
function demandSmall(xml: Uint8Array) {
  for (const [, letters = '', row] of Buffer.from(xml)
    .toString('latin1')
    .matchAll(/\br="([A-Z]{1,3})(\d+)"/g))
    if (Number(row) > MOST_ROWS + 1 || columnOf(letters) > MOST_COLUMNS)
      throw tooLarge(
        `A planilha vai até a célula ${letters}${row}, e cabem ${MOST_ROWS} linhas e ${MOST_COLUMNS} colunas. Apague o que sobra ou divida em partes.`,
      )
}

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T00:00', '')
  if (typeof cell === 'number') return String(Math.round(cell * 1e9) / 1e9).replace('.', ',')
  return String(cell).trim()
}
