import { invalidField } from '#platform/errors.ts'
import { searchable } from '#shared/text.ts'
import { csvRows, decodeText } from './csv-rows.model.ts'
import { emeraldHeader, emeraldRows, isEmerald } from './emerald.model.ts'
import { growTrackerHeader, growTrackerRows } from './growtracker.model.ts'
import { MOST_COLUMNS, MOST_ROWS, MOST_TEXT, type Sheet, type SheetRow } from './sheet.kinds.ts'
import { isZip, xlsxRows } from './xlsx-rows.model.ts'

/** The activity log of Isley, as CSV or XLSX (its handlers/plant_activity_log.go). */
const isleyHeader = 'date plant strain zone activity note'

/** What a file says, whatever program wrote it; told by its content, never by its name. */
export async function readSheetOf(bytes: Buffer): Promise<Sheet> {
  if (isZip(bytes)) return checked(tableOf(await xlsxRows(bytes)))
  // A binary file has zeros, a text has none; UTF-16 says so by its mark.
  if (bytes.subarray(0, 4096).includes(0) && !(bytes[0] === 0xff || bytes[0] === 0xfe)) throw noSheet()
  const text = decodeText(bytes)
  if (isEmerald(text)) return checked({ format: 'emerald', header: emeraldHeader, rows: emeraldRows(text) })
  if (/^\uFEFF?\s*[[{]/.test(text)) {
    const rows = growTrackerRows(text)
    if (!rows) throw invalidField('file', 'Este JSON não é do GrowTracker. Envie o plants.json do aplicativo.')
    return checked({ format: 'growtracker', header: growTrackerHeader, rows })
  }
  return checked(tableOf(rowsOf(text)))
}

const noSheet = () =>
  invalidField('file', 'Envie uma planilha (CSV ou XLSX) ou o arquivo do Isley, Emerald ou GrowTracker.')

function rowsOf(text: string): string[][] {
  try {
    // The apostrophe with which a cell that begins like a formula was written (`csvRow`) is none of its words.
    return csvRows(text).map((cells) => cells.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')))
  } catch {
    throw noSheet()
  }
}

/** The head is the first line with two cells or more. */
function tableOf(lines: string[][]): Sheet {
  const filled = (cells: string[]) => cells.filter(Boolean).length
  const at = lines.findIndex((cells) => filled(cells) > 1)
  const header = lines[at]?.map((name) => name.slice(0, 80)) ?? []
  const rows = lines
    .map((cells, index): SheetRow => ({ number: index + 1, cells }))
    .filter(({ number, cells }) => number > at + 1 && filled(cells) > 0)
  const isIsley = searchable(header.join(' ')) === isleyHeader
  return { format: isIsley ? 'isley' : 'planilha', header, rows }
}

function checked({ format, header, rows }: Sheet): Sheet {
  if (header.length < 2) throw noSheet()
  if (header.length > MOST_COLUMNS)
    throw invalidField('file', `São ${header.length} colunas, e cabem ${MOST_COLUMNS}. Apague as que não vai usar.`)
  if (!rows.length) throw invalidField('file', 'O arquivo tem o cabeçalho e nenhuma linha.')
  if (rows.length > MOST_ROWS)
    throw invalidField('file', `São ${rows.length} linhas, e cabem ${MOST_ROWS} por vez. Divida o arquivo.`)
  const tidy = (cell: string) =>
    cell
      .toWellFormed()
      .replaceAll('\u0000', '')
      .slice(0, MOST_TEXT + 1)
  return {
    format,
    header: header.map((name, at) => tidy(name) || `Coluna ${at + 1}`),
    rows: rows.map(({ number, cells }) => ({ number, cells: header.map((_, at) => tidy(cells[at] ?? '')) })),
  }
}
