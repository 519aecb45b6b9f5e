import type { Part } from '#shared/mosaic.ts'
import { photoAddress } from '../form/upload-photo.ts'

export type HiddenPhoto = { id: number; url: string; width: number; height: number }
type Answer = { photo: HiddenPhoto } | { problem: string }

/** Asks the server to cover parts of a photo for good. */
export async function sendParts(id: string, parts: readonly Part[]): Promise<Answer> {
  const body = JSON.stringify({ parts: parts.map(({ x, y, width, height }) => ({ x, y, width, height })) })
  const headers = { 'content-type': 'application/json' }
  try {
    const answer = await fetch(`${photoAddress}/${id}/hide`, { method: 'POST', headers, body })
    const said = await answer.json()
    return answer.ok ? { photo: said } : { problem: said.message }
  } catch {
    return { problem: 'A conexão caiu. Tente de novo.' }
  }
}
