import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Owned } from './ownership.ts'

/** Throws 403 with `sentence` when staff who is not the creator would change `private`. */
export function requireCreatorForPrivacy(tx: Context, thing: Owned, isPrivate: boolean, sentence: string) {
  if (thing.private !== isPrivate && tx.viewer?.id !== thing.created_by) throw new AppError('forbidden', sentence)
}
