import { isSaved } from '#domains/words/rich-text/document/is-saved.model.ts'
import { now } from '#shared/clock.ts'
import type { TypedWork } from './work-form.browser.ts'

/** Of each open editor its own: two of them do not write over each other. */
const placeOf = (user_id: number, id: number, tab = '') => `obra:${user_id}:${id}:${tab}`

export type KeptWork = { place: string; typed: TypedWork; at: number }

/** What the site does not have yet, kept on this device under its writer. @returns whether there was room. */
export function keepHere(user_id: number, id: number, tab: string, typed: TypedWork) {
  try {
    localStorage.setItem(placeOf(user_id, id, tab), JSON.stringify({ typed, at: +now() }))
    return true
  } catch {
    return false
  }
}

export function dropKept(place: string) {
  try {
    localStorage.removeItem(place)
  } catch {
    // Where nothing may be kept there is nothing.
  }
}

/** The site has this text: its copies go, those of another text stay. */
export function dropHere(user_id: number, id: number, typed: TypedWork) {
  const saved = JSON.stringify(typed)
  for (const copy of copiesOf(user_id, id)) if (JSON.stringify(copy.typed) === saved) dropKept(copy.place)
}

/** The newest copy that says something else than the site; those that say the same go. */
export function keptHere(user_id: number, id: number, saved: TypedWork): KeptWork | null {
  const copies = copiesOf(user_id, id)
  for (const { place, typed } of copies) if (isSaved(typed, saved)) dropKept(place)
  return copies.find(({ typed }) => !isSaved(typed, saved)) ?? null
}

function copiesOf(user_id: number, id: number): KeptWork[] {
  try {
    return Object.keys(localStorage)
      .filter((place) => place.startsWith(placeOf(user_id, id)))
      .flatMap((place) => read(place))
      .sort((a, b) => b.at - a.at)
  } catch {
    return []
  }
}

function read(place: string): KeptWork[] {
  try {
    const { typed, at } = JSON.parse(localStorage.getItem(place) ?? '')
    return typed?.document ? [{ place, typed, at }] : []
  } catch {
    return []
  }
}
