import { createHash } from 'node:crypto'

/** A UUID (version 8) that is always the same for a part of a thing: written again it is found, not doubled. */
export function keyOfParts(...parts: (string | number)[]) {
  const hex = createHash('sha256').update(parts.join(':')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
