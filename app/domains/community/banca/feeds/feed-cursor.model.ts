/**
 * Where the next page begins. By time: after the post with this id (`t512`; of those followed, with whom one followed at
 * the beginning: `t512.1763740800123456`, microseconds), or after what was saved then
 * (`s1763740800123.512`, milliseconds and post). Of a ranked feed: this place of its reading (`r<uuid>.40`).
 */
export type Cursor =
  | { by: 'time'; before: number; since?: number }
  | { by: 'saved'; at: number; before: number }
  | { by: 'reading'; id: string; from: number }

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const patterns = {
  time: /^t(\d{1,9})(?:\.(\d{1,16}))?$/,
  saved: /^s(\d{1,15})\.(\d{1,9})$/,
  reading: new RegExp(`^r(${uuid})\\.(\\d{1,5})$`),
}

/** For schemas: any of the three. */
export const cursorPattern = new RegExp(
  Object.values(patterns)
    .map(({ source }) => source)
    .join('|'),
)

export function readCursor(text: string): Cursor {
  const time = patterns.time.exec(text)
  if (time) return { by: 'time', before: Number(time[1]), ...(time[2] ? { since: Number(time[2]) } : {}) }
  const saved = patterns.saved.exec(text)
  if (saved) return { by: 'saved', at: Number(saved[1]), before: Number(saved[2]) }
  const [, id, from] = patterns.reading.exec(text) ?? []
  if (!id) throw new Error(`no cursor: ${text}`)
  return { by: 'reading', id, from: Number(from) }
}

export function writeCursor(cursor: Cursor): string {
  if (cursor.by === 'time') return `t${cursor.before}${cursor.since ? `.${cursor.since}` : ''}`
  if (cursor.by === 'saved') return `s${cursor.at}.${cursor.before}`
  return `r${cursor.id}.${cursor.from}`
}
