import { type SendHandlers, sendFile } from './send-file.ts'
import { smallerPhoto } from './smaller-photo.ts'

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

/** `accept` of the file input: with only these types, phones convert HEIC themselves. */
export const acceptedPhotos = accepted.join(',')

/** Why a file is rejected before upload, as a message; null when it is accepted. */
export function refusalOf(file: Pick<File, 'name' | 'size' | 'type'>): string | null {
  if (file.size > largest) return 'A foto passa de 15 MB. Escolha uma menor.'
  const isHeic = /heic|heif/i.test(file.type) || /\.hei[cf]$/i.test(file.name)
  if (accepted.includes(file.type) || isHeic) return null
  return 'Este arquivo não é uma foto. Envie JPEG, PNG, WebP ou AVIF.'
}

/** Uploads one photo, made smaller first, idempotent by `key`; returns a function that aborts. */
export function uploadPhoto(file: File, key: string, handlers: SendHandlers<UploadedPhoto>): () => void {
  const address = `${photoAddress}?idempotency_key=${key}`
  let aborted = false
  let abort = () => {
    aborted = true
  }
  void smallerPhoto(file).then((smaller) => {
    if (!aborted) abort = sendFile({ address, field: 'photo', file: smaller, statusText }, handlers)
  })
  return () => abort()
}

function statusText(status: number): string {
  if (status === 401) return 'Sua sessão terminou. Entre de novo em outra aba e tente outra vez.'
  if (status === 413) return 'A foto passa de 15 MB. Escolha uma menor.'
  if (status === 415) return 'Este arquivo não é uma foto. Envie JPEG, PNG, WebP ou AVIF.'
  if (status === 429) return 'Você enviou muitas fotos de uma vez. Espere um minuto e tente de novo.'
  return 'Não conseguimos enviar a foto. Tente de novo.'
}
