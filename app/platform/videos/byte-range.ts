import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from '../files/storage.ts'

/**
 * What the header Range asks for (RFC 9110, 14): undefined for all of it, when there is none, several, or it was meant
 * for another version (If-Range); 'beyond' where nothing of it exists.
 */
export function byteRange(
  headers: Pick<IncomingHttpHeaders, 'range'> & { 'if-range'?: string | string[] },
  { size, etag }: { size: number; etag: string },
): ByteRange | 'beyond' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? '') ?? []
  if ((!first && !last) || (headers['if-range'] !== undefined && headers['if-range'] !== etag)) return undefined
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < start) return undefined
  return start >= size ? 'beyond' : { start, end }
}
