export type CsvCell = string | number

/**
 * One row as spreadsheets read it, between semicolons. A cell that one would take for a formula is made text by an
 * apostrophe (OWASP, CSV injection).
 */
export const csvRow = (cells: CsvCell[]) => `${cells.map(cell).join(';')}\r\n`

/** A whole list for Brazilian spreadsheets: with the byte order mark, decimals with a comma. */
export const csvText = (head: string[], rows: CsvCell[][]) =>
  `\uFEFF${csvRow(head)}${rows.map((row) => `${row.map(withComma).join(';')}\r\n`).join('')}`

const withComma = (value: CsvCell) => (typeof value === 'number' ? String(value).replace('.', ',') : cell(value))

function cell(value: CsvCell) {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
