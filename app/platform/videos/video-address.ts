import type { Context } from '#platform/context.ts'
import type { VideoDocument } from '#shared/video-document.ts'
import { mediaAddress } from '../files/media-address.ts'
import { type Addressable, photoDocument } from '../files/photo-address.ts'
import type { Video } from './videos.table.ts'

export type AddressableVideo = Pick<Video, 'id' | 'key' | 'public' | 'type' | 'width' | 'height' | 'duration_s'> & {
  poster: Addressable | null
}

export const videoAddress = (key: string) => `/midia/video/${key}`

/** What a page needs to show a video. URLs of private ones are signed and expire within two hours. */
export function videoDocument(ctx: Context, video: AddressableVideo): VideoDocument {
  const { id, key, type, width, height, duration_s, poster } = video
  if (!type || !width || !height || !duration_s) throw new Error(`video ${id} is not ready`)
  const url = mediaAddress(ctx, videoAddress(key), { public: video.public })
  return { id, url, type, width, height, duration_s, poster: poster && photoDocument(ctx, poster) }
}
