import type { RichText } from '../document/rich-text.schemas.ts'

/** What was written in one opening of a page, since `at`. */
export type KeptText = { at: number; document: RichText }

/** What was written in a field of a page and not saved, on this device alone: phones close pages by themselves. */
const keyOf = (place: string) => `grower-texto:${place}`

/** A text of each opening: what nobody has answered for stays beside what is written since. */
export function keptTexts(place: string): KeptText[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? '[]')
    return Array.isArray(kept) ? (kept as KeptText[]) : []
  } catch {
    return []
  }
}

const others = (place: string, at: number) => keptTexts(place).filter((one) => one.at !== at)

/** A device without room keeps the last that had some; what is written goes on all the same. */
export const keepText = (place: string, text: KeptText) => put(place, [...others(place, text.at), text])

export const dropText = (place: string, at: number) => put(place, others(place, at))

function put(place: string, kept: KeptText[]) {
  try {
    if (kept.length === 0) localStorage.removeItem(keyOf(place))
    else localStorage.setItem(keyOf(place), JSON.stringify(kept))
  } catch {
    // Full, or shut off: what is there stays.
  }
}

/** The slot of a page that is opened now: what it keeps lies beside what others kept. */
export const slotOfNow = () => Date.now()
