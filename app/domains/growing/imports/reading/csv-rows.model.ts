import { parse } from 'csv-parse/sync'

/** The text of a file: UTF-8 or UTF-16 with or without its mark, else what old spreadsheets write (Windows-1252). */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const delimiters = [';', ',', '\t', '|']

/** The sign that splits the first lines into most cells; in a tie the semicolon of Brazilian spreadsheets. */
export function delimiterOf(text: string): string {
  const said = text.match(/^sep=(.)\r?\n/i)?.[1]
  if (said) return said
  const head = text
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/)
    .filter((line) => line.trim())
    .slice(0, 5)
  const cells = (sign: string) => Math.min(...head.map((line) => line.split(sign).length))
  return delimiters.reduce((best, sign) => (cells(sign) > cells(best) ? sign : best), ';')
}

/** The cells of every line, empty ones too, so that a row keeps its number. */
export function csvRows(text: string, delimiter = delimiterOf(text)): string[][] {
  return parse(text.replace(/^sep=.\r?\n/i, '\n'), {
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
    trim: true,
  })
}
