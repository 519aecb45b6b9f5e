import type { FileHandle } from 'node:fs/promises'
import { AppError } from '#platform/errors.ts'

/** The bytes of an uploaded video, read where they are needed. */
export type Source = { size: number; bytes: (start: number, end: number) => Promise<Buffer> }

/** Some bytes of the source as they are, zeros in their place, or others. */
export type Piece = Buffer | { start: number; end: number } | { zeros: number }

/** What is kept of a video, and what was read out of it. */
export type CleanVideo = {
  type: 'video/mp4' | 'video/webm'
  duration_s: number
  width: number
  height: number
  pieces: Piece[]
}

export const unreadable = () =>
  new AppError('unsupported_type', 'Não conseguimos ler este vídeo. Salve de novo como MP4 e envie outra vez.')

const WINDOW = 256 * 1024

/** Headers stand close to each other: one read serves many of them. */
export function fileSource(file: FileHandle, size: number): Source {
  let window = { start: 0, bytes: Buffer.alloc(0) }
  return {
    size,
    async bytes(start, end) {
      if (start < 0 || end < start || end > size) throw unreadable()
      if (start < window.start || end > window.start + window.bytes.length) {
        const length = Math.min(Math.max(WINDOW, end - start), size - start)
        const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, start)
        if (bytesRead < length) throw new Error('a video became shorter while it was read')
        window = { start, bytes: buffer }
      }
      return window.bytes.subarray(start - window.start, end - window.start)
    },
  }
}

const CHUNK = 1024 * 1024

/** The bytes of all pieces, in order, a megabyte at a time. */
export async function* bytesOf(source: Source, pieces: readonly Piece[]) {
  for (const piece of pieces)
    if (Buffer.isBuffer(piece)) yield piece
    else if ('zeros' in piece)
      for (let left = piece.zeros; left > 0; left -= CHUNK) yield Buffer.alloc(Math.min(left, CHUNK))
    else
      for (let at = piece.start; at < piece.end; at += CHUNK)
        yield await source.bytes(at, Math.min(at + CHUNK, piece.end))
}
