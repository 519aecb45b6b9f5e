const LONGEST_SIDE = 1280
const LONGEST_WAIT_MS = 8000

export type LocalVideo = { duration_s: number; poster: File | null }

/**
 * How long a chosen video takes, and a frame of it as a photo. Undefined where this browser can't show it (an iPhone's
 * HEVC in Firefox): the server then says how long it is, and a drawing stands for it.
 */
export async function lookAtVideo(file: File): Promise<LocalVideo | undefined> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url })
  try {
    await happened(video, 'loadeddata')
    // What a browser recorded has no length before it was read to its end.
    const duration_s = Number.isFinite(video.duration) ? video.duration : 0
    video.currentTime = Math.min(1, duration_s / 2)
    await happened(video, 'seeked')
    return { duration_s, poster: await frameOf(video) }
  } catch {
    return undefined
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

function happened(video: HTMLVideoElement, name: 'loadeddata' | 'seeked') {
  return new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no ${name}`)), LONGEST_WAIT_MS)
    const done = (then: () => void) => () => {
      clearTimeout(late)
      then()
    }
    video.addEventListener(name, done(resolve), { once: true })
    video.addEventListener(
      'error',
      done(() => reject(new Error('this browser can not show it'))),
      { once: true },
    )
  })
}

async function frameOf(video: HTMLVideoElement): Promise<File | null> {
  const share = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * share)
  canvas.height = Math.round(video.videoHeight * share)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.82))
  return blob && new File([blob], 'quadro.jpg', { type: 'image/jpeg' })
}
