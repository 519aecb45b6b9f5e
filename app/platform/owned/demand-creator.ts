import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Owned } from './ownership.ts'

/** Who sees a thing is its creator's to choose, in its form too: staff that edits it leaves that as it is. */
export function demandCreatorFor(tx: Context, thing: Owned, isPrivate: boolean, sentence: string) {
  if (thing.private !== isPrivate && tx.viewer?.id !== thing.created_by) throw new AppError('forbidden', sentence)
}
