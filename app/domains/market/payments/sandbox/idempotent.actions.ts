import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { sandbox_keys } from './sandbox.table.ts'

/**
 * Does something once per key, in one transaction with its answer: the same key and request get the same answer, also
 * when they come at once; another request under a key is refused (409).
 */
export async function oncePerKey<T extends Record<string, unknown>>(
  tx: Context,
  { key, request }: { key: string; request: string },
  work: () => Promise<T>,
): Promise<Record<string, unknown>> {
  const request_hash = createHash('sha256').update(request).digest('hex')
  const first = await tx.db.insert(sandbox_keys).values({ key, request_hash }).onConflictDoNothing().returning()
  if (first.length) {
    const answer = await work()
    await tx.db.update(sandbox_keys).set({ answer }).where(eq(sandbox_keys.key, key))
    return answer
  }
  const [before] = await tx.db.select().from(sandbox_keys).where(eq(sandbox_keys.key, key))
  if (before?.request_hash !== request_hash || !before.answer)
    throw new AppError('conflict', 'Esta chave de idempotência já serviu para outro pedido.')
  return before.answer
}
