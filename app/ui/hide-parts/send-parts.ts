import type { Part } from '#shared/mosaic.ts'
import { photoAddress } from '../form/upload-photo.ts'

export type HiddenPhoto = { id: number; url: string; width: number; height: number }
type Answer = { photo: HiddenPhoto } | { problem: string }

/** Redacts parts of a photo on the server, permanently. */
export async function sendParts(id: string, parts: readonly Part[]): Promise<Answer> {
  const body = JSON.stringify({ parts: parts.map(({ x, y, width, height }) => ({ x, y, width, height })) })
  const headers = { 'content-type': 'application/json' }
  try {
    const response = await fetch(`${photoAddress}/${id}/hide`, { method: 'POST', headers, body })
    const data = await response.json()
    return response.ok ? { photo: data } : { problem: data.message }
  } catch {
    return { problem: 'A conexão caiu. Tente de novo.' }
  }
}
