import { AppError } from '#platform/errors.ts'
import { type VideoLength, videoLimits } from '#shared/video-limits.ts'
import { cleanMp4 } from './clean-mp4.ts'
import { cleanWebm } from './clean-webm.ts'
import { type CleanVideo, type Source, unreadable } from './source.ts'

/** What `kindOf` looks at. */
export const HEAD_BYTES = 12

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])
/** First boxes of MP4 and MOV; old cameras write no ftyp. */
const boxes = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip']

/** By the first bytes, never by the name. */
export function kindOf(head: Buffer): 'mp4' | 'webm' {
  if (head.subarray(0, 4).equals(EBML)) return 'webm'
  if (boxes.includes(head.toString('latin1', 4, 8))) return 'mp4'
  throw new AppError('unsupported_type', 'Este arquivo não é um vídeo que a gente aceita. Envie MP4, MOV ou WebM.')
}

/** The video without what else it tells, and what was read out of it. Refuses in words what can't be read. */
export async function cleanVideo(source: Source, length: VideoLength = 'short'): Promise<CleanVideo> {
  const head = await source.bytes(0, Math.min(HEAD_BYTES, source.size))
  const video = await (kindOf(head) === 'mp4' ? cleanMp4(source) : cleanWebm(source)).catch(asRefusal)
  const duration_s = Math.round(video.duration_s * 10) / 10
  if (!(duration_s > 0) || !video.width || !video.height) throw unreadable()
  const { seconds, tooLong } = videoLimits[length]
  if (duration_s > seconds) throw new AppError('invalid', tooLong)
  return { ...video, duration_s }
}

/** A table that ends before its own count is read past its end. */
function asRefusal(error: NodeJS.ErrnoException): never {
  const cut = error.code === 'ERR_OUT_OF_RANGE' || error.code === 'ERR_BUFFER_OUT_OF_BOUNDS'
  throw cut ? unreadable() : error
}
