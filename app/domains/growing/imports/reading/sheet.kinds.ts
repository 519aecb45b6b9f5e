/** Where a file comes from: its columns are known, or matched by hand. */
export const importFormats = ['planilha', 'isley', 'emerald', 'growtracker'] as const
export type ImportFormat = (typeof importFormats)[number]

/** What is read of any file: a head and rows of text, each with its number in the file. */
export type Sheet = { format: ImportFormat; header: string[]; rows: SheetRow[] }
export type SheetRow = { number: number; cells: string[] }

export const MOST_ROWS = 20_000
export const MOST_COLUMNS = 60
/** Characters of a text of our journal; a cell keeps one more, so that the dry run says what is cut. */
export const MOST_TEXT = 5000
/** Bytes of a file as it is sent. */
export const MOST_BYTES = 8 * 1024 * 1024
