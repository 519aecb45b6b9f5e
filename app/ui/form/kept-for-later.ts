import type { FormResult } from '#shared/form-result.ts'

/**
 * What an action answers when its form could not be sent and waits on the phone; `next` is the key of the form after it,
 * `photos` how many wait with it, `photos_missing` how many the phone had no room for.
 */
export type Kept = { kept_for_later: string; next: string; photos: number; photos_missing: number }

export const isKept = (answer: unknown): answer is Kept =>
  typeof answer === 'object' && answer !== null && 'kept_for_later' in answer

/** What an action answers when the server is out of reach and the phone keeps nothing either: the form stays as it is. */
export type Unsent = FormResult & { unsent: true }

const isUnsent = (answer: unknown): answer is Unsent =>
  typeof answer === 'object' && answer !== null && 'unsent' in answer

type Args = { actionResult?: unknown; defaultShouldRevalidate: boolean }

/** A route's `shouldRevalidate`: after such an answer nothing is read anew, the server is out of reach. */
export const afterKept = ({ actionResult, defaultShouldRevalidate }: Args) =>
  !isKept(actionResult) && !isUnsent(actionResult) && defaultShouldRevalidate
