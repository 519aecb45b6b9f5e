import type { FormResult } from '#shared/form-result.ts'

/**
 * Action result when the form could not be sent and was queued on the device: `next` is the idempotency key of the next
 * form, `photos` how many were queued with it, `photos_missing` how many did not fit in storage.
 */
export type Kept = { kept_for_later: string; next: string; photos: number; photos_missing: number }

export const isKept = (answer: unknown): answer is Kept =>
  typeof answer === 'object' && answer !== null && 'kept_for_later' in answer

/** Action result when the server is unreachable and nothing could be queued either: the form stays as it is. */
export type Unsent = FormResult & { unsent: true }

const isUnsent = (answer: unknown): answer is Unsent =>
  typeof answer === 'object' && answer !== null && 'unsent' in answer

type Args = { actionResult?: unknown; defaultShouldRevalidate: boolean }

/** A route's `shouldRevalidate`: no revalidation after these results, as the server is unreachable. */
export const afterKept = ({ actionResult, defaultShouldRevalidate }: Args) =>
  !isKept(actionResult) && !isUnsent(actionResult) && defaultShouldRevalidate
