import type { VideoDocument } from '#shared/video-document.ts'
import { type VideoLength, videoLimits } from '#shared/video-limits.ts'
import { fetchJson } from '../fetch-json.ts'
import { newKey } from './new-key.ts'
import { type UploadedPhoto, uploadPhoto } from './upload-photo.ts'

const endpoint = '/api/v1/file/video'
const PART_BYTES = 5 * 1024 * 1024
const RETRY_MS = [0, 1000, 3000, 5000, 10_000, 20_000]

/** `accept` of the file input. */
export const acceptedVideos = 'video/mp4,video/quicktime,video/webm'

/** Why a file is refused before it is sent, as a sentence; null when it may be. */
export function refusalOfVideo(
  file: Pick<File, 'size' | 'type'>,
  duration_s = 0,
  length: VideoLength = 'short',
): string | null {
  const { bytes, seconds, tooLarge, tooLong } = videoLimits[length]
  if (file.type && !file.type.startsWith('video/')) return 'Este arquivo não é um vídeo. Envie MP4, MOV ou WebM.'
  if (file.size > bytes) return tooLarge
  if (duration_s > seconds + 0.5) return tooLong
  return null
}

export type VideoState =
  | { status: 'uploading' | 'processing'; id: number }
  | { status: 'ready'; id: number; video: VideoDocument }
  | { status: 'refused'; id: number; message: string }

/** What became of an upload; undefined without a connection, or when it is gone. */
export const stateOfVideo = (url: string) => fetchJson<VideoState>(url)

/** Cancels an upload, or lets go of a video that is not used yet. */
export const cancelVideo = (url: string) =>
  fetchJson(url, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' }, keepalive: true })

/** Sends the frame that stands for a video; null when it can't be: a drawing does then. */
export const sendPoster = (file: File) =>
  new Promise<number | null>((done) => {
    uploadPhoto(file, newKey(), {
      onProgress: () => undefined,
      onDone: ({ id }: UploadedPhoto) => done(Number(id)),
      onFail: () => done(null),
    })
  })

type Handlers = {
  onAddress: (url: string) => void
  onProgress: (sent: number) => void
  onDone: () => void
  /** `final`: the file itself is refused, a retry does not help. */
  onFail: (message: string, final: boolean) => void
}

type Sending = { file: File; url?: string; poster_file_id: number | null; length: VideoLength }
export type Transfer = { start: () => void; pause: () => void }

/** A resumable upload (tus): goes on from `url` where there is one, and tries again when the line breaks. */
export async function videoTransfer(
  { file, url, poster_file_id, length }: Sending,
  handlers: Handlers,
): Promise<Transfer> {
  const { DetailedError, Upload } = await import('tus-js-client')
  const upload = new Upload(file, {
    endpoint,
    uploadUrl: url,
    chunkSize: PART_BYTES,
    retryDelays: RETRY_MS,
    storeFingerprintForResuming: false,
    metadata: {
      ...(poster_file_id && { poster_file_id: String(poster_file_id) }),
      ...(length === 'long' && { use: 'aula' }),
    },
    onUploadUrlAvailable: () => upload.url && handlers.onAddress(new URL(upload.url, location.origin).pathname),
    onProgress: handlers.onProgress,
    onSuccess: handlers.onDone,
    onError: (error) => {
      const answer = error instanceof DetailedError ? error.originalResponse : null
      const status = answer?.getStatus() ?? 0
      handlers.onFail(messageOf(answer?.getBody()) ?? statusText(status), [404, 413, 415, 422].includes(status))
    },
  })
  return { start: () => upload.start(), pause: () => void upload.abort() }
}

function messageOf(body: string | undefined): string | undefined {
  try {
    const { message, errors } = JSON.parse(body ?? '')
    return errors?.video?.[0] ?? message
  } catch {
    return undefined
  }
}

function statusText(status: number) {
  if (status === 401) return 'Sua sessão terminou. Entre de novo em outra aba e tente outra vez.'
  if (status === 429) return 'Você chegou ao limite de envios. Espere um pouco e tente de novo.'
  return 'A conexão caiu. O que já foi enviado está guardado.'
}
