/** An upload that a reload interrupted: where it is, and which file it was. */
export type UnfinishedVideo = { url: string; name: string; size: number; changed: number }

const keyOf = (field: string) => `video-em-envio:${field}`

const uploads = /^\/api\/v1\/file\/video\/[0-9a-f-]{36}$/

/** What a form on this device was sending last; null when there is none, or something else stands there. */
export function unfinishedVideo(field: string): UnfinishedVideo | null {
  try {
    const known: UnfinishedVideo | null = JSON.parse(localStorage.getItem(keyOf(field)) ?? 'null')
    return known && uploads.test(known.url) ? known : null
  } catch {
    // No storage in a private window: then nothing is remembered.
    return null
  }
}

export function rememberVideo(field: string, video: UnfinishedVideo | null) {
  try {
    if (video) localStorage.setItem(keyOf(field), JSON.stringify(video))
    else localStorage.removeItem(keyOf(field))
  } catch {
    // As above: a reload begins anew.
  }
}

export const isSameFile = ({ name, size, changed }: UnfinishedVideo, file: File) =>
  name === file.name && size === file.size && changed === file.lastModified
