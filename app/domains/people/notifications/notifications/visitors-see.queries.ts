import { targetNamed } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'

/** Whether visitors may see the thing: then mentioned users may too. */
export const visitorsSee = (tx: Context, target: string, id: number) =>
  targetNamed(target)
    .demandVisible({ ...tx, viewer: null }, id)
    .then(
      () => true,
      (error) => {
        if (error instanceof AppError) return false
        throw error
      },
    )
