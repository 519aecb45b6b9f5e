import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Owned } from './ownership.ts'

const HIDDEN =
  'A moderação escondeu esta página, e por enquanto só você a vê. O aviso que você recebeu diz o motivo e como pedir revisão.'

/**
 * Throws 403 when `private` would change by who may not: with `sentence` for staff who is not the creator, and for
 * anybody while the moderation hides the thing.
 */
export function requireCreatorForPrivacy(
  tx: Context,
  thing: Owned & { hidden_at: Date | null },
  isPrivate: boolean,
  sentence: string,
) {
  if (thing.private === isPrivate) return
  if (tx.viewer?.id !== thing.created_by) throw new AppError('forbidden', sentence)
  if (thing.hidden_at) throw new AppError('conflict', HIDDEN)
}
