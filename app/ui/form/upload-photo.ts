export type UploadedPhoto = {
  id: string | number
  url: string
  width?: number
  height?: number
  placeholder?: string | null
}

export const photoAddress = '/api/v1/file/photo'
const largest = 15 * 1024 * 1024
const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** The `accept` of the file input: with only these named, phones convert HEIC themselves. */
export const acceptedPhotos = accepted.join(',')

/** Why a file is not even sent, in words; null when it may be. */
export function refusalOf(file: Pick<File, 'name' | 'size' | 'type'>): string | null {
  if (file.size > largest) return 'Foto grande demais: o limite é 15 MB. Escolha uma menor.'
  const isHeic = /heic|heif/i.test(file.type) || /\.hei[cf]$/i.test(file.name)
  if (accepted.includes(file.type) || isHeic) return null
  return 'Este arquivo não é uma foto. Envie JPEG, PNG, WebP ou AVIF.'
}

type Handlers = {
  onProgress: (share: number) => void
  onDone: (photo: UploadedPhoto) => void
  /** `final`: the photo itself is wrong, trying again does not help. */
  onFail: (message: string, final: boolean) => void
}

/** Sends one photo; answers a function that gives up. XHR, because fetch tells no progress of what it sends. */
export function uploadPhoto(file: File, { onProgress, onDone, onFail }: Handlers): () => void {
  const request = new XMLHttpRequest()
  const body = new FormData()
  body.append('photo', file)
  request.open('POST', photoAddress)
  request.responseType = 'json'
  request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
  request.onerror = () => onFail('A conexão caiu. Tente de novo.', false)
  request.onload = () => {
    const isDone = request.status >= 200 && request.status < 300 && request.response?.id
    if (isDone) onDone(request.response)
    else onFail(request.response?.message ?? statusText(request.status), [413, 415, 422].includes(request.status))
  }
  request.send(body)
  return () => request.abort()
}

function statusText(status: number): string {
  if (status === 401) return 'Sua sessão terminou. Entre de novo em outra aba e tente outra vez.'
  if (status === 413) return 'Foto grande demais: o limite é 15 MB. Escolha uma menor.'
  if (status === 415) return 'Este arquivo não é uma foto. Envie JPEG, PNG, WebP ou AVIF.'
  if (status === 429) return 'Muitas fotos de uma vez. Espere um minuto e tente de novo.'
  return 'Não deu para enviar. Tente de novo.'
}
