import { useReducer } from 'react'
import { MOST_PARTS, type Part } from '#shared/mosaic.ts'

export type KeyedPart = Part & { key: number }
type Change = { put: KeyedPart } | { remove: number }

function changeParts(parts: KeyedPart[], change: Change): KeyedPart[] {
  if ('remove' in change) return parts.filter(({ key }) => key !== change.remove)
  const at = parts.findIndex(({ key }) => key === change.put.key)
  if (at < 0) return parts.length < MOST_PARTS ? [...parts, change.put] : parts
  return parts.with(at, change.put)
}

/** State of the rectangles on a photo, with stable keys. */
export function usePartsOn(first: Part[] = []) {
  const [parts, change] = useReducer(changeParts, first, (list) => list.map((part, key) => ({ ...part, key })))
  return {
    parts,
    isFull: parts.length >= MOST_PARTS,
    nextKey: Math.max(-1, ...parts.map(({ key }) => key)) + 1,
    put: (put: KeyedPart) => change({ put }),
    remove: (key: number) => change({ remove: key }),
  }
}
export type PartsOnPhoto = ReturnType<typeof usePartsOn>
