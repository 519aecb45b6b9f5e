import { momentField } from './dates.ts'

export type CsvCell = string | number

/** '2026-11-08 14:00' in São Paulo, which a spreadsheet sorts and filters; empty when it has not come. */
export const csvMoment = (moment: Date | null): string => momentField(moment).replace('T', ' ')

/**
 * One CSV row, separated by semicolons. A cell that a spreadsheet would take for a formula is prefixed with an
 * apostrophe (OWASP, CSV injection).
 */
export const csvRow = (cells: CsvCell[]) => `${cells.map(cell).join(';')}\r\n`

/** A CSV file for Brazilian spreadsheets: byte order mark, decimal comma. */
export const csvText = (head: string[], rows: CsvCell[][]) =>
  `\uFEFF${csvRow(head)}${rows.map((row) => `${row.map(withComma).join(';')}\r\n`).join('')}`

const withComma = (value: CsvCell) => (typeof value === 'number' ? String(value).replace('.', ',') : cell(value))

function cell(value: CsvCell) {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
