import type { TypedWork } from './work-form.browser.ts'

const nameOf = (user_id: number, id: number) => `obra:${user_id}:${id}`

/** What could not be saved yet, kept on this device under its writer until it is. */
export const keepHere = (user_id: number, id: number, typed: TypedWork) =>
  localStorage.setItem(nameOf(user_id, id), JSON.stringify(typed))

export const dropHere = (user_id: number, id: number) => localStorage.removeItem(nameOf(user_id, id))

export function keptHere(user_id: number, id: number): TypedWork | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(user_id, id)) ?? 'null')
  } catch {
    return null
  }
}
