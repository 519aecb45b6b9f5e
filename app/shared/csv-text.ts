import { momentField } from './dates.ts'

export type CsvCell = string | number

/** '2026-11-08 14:00' in São Paulo, which a spreadsheet sorts and filters; empty when it has not come. */
export const csvMoment = (moment: Date | null): string => momentField(moment).replace('T', ' ')

/**
 * One CSV row for Brazilian spreadsheets, separated by semicolons, with a decimal comma. A cell that a spreadsheet would take
 * for a formula is prefixed with an apostrophe (OWASP, CSV injection); an amount below zero is none.
 */
export const csvRow = (cells: CsvCell[]) => `${cells.map(cell).join(';')}\r\n`

/** A CSV file for Brazilian spreadsheets: byte order mark first. */
export const csvText = (head: string[], rows: CsvCell[][]) => `\uFEFF${csvRow(head)}${rows.map(csvRow).join('')}`

function cell(value: CsvCell) {
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = /^[=+\-@\t\r]/.test(value) && !/^-[\d.]+,\d\d$/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
