import { createHash } from 'node:crypto'

/**
 * The key of an act that a robot told of: the same watering told again is the same act, for whoever had the robot then.
 * A UUID of version 8 (RFC 9562): what is in it is ours to say, and by it the journal knows them
 * (`similar-acts.rules.ts`).
 */
export function robotActKey(link_id: number, kind: string, id: string): string {
  const hex = createHash('sha256').update(`${link_id} ${kind} ${id}`).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
