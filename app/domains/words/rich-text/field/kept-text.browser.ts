import type { RichText } from '../document/rich-text.schemas.ts'

/** What was written in a field of a page and not saved, on this device alone: phones close pages by themselves. */
const keyOf = (place: string) => `grower-texto:${place}`

export function keptText(place: string): RichText | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as RichText | null
  } catch {
    return null
  }
}

/** A device without room keeps nothing; what is written goes on all the same. */
export function keepText(place: string, document: RichText) {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(document))
  } catch {
    dropText(place)
  }
}

export function dropText(place: string) {
  try {
    localStorage.removeItem(keyOf(place))
  } catch {
    // Storage is shut off: there is nothing to drop.
  }
}
