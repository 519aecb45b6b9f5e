import type { Context } from '#platform/context.ts'
import { reportFault } from '#platform/log/report-fault.ts'

/**
 * Does `work` for each item, in a transaction of its own. One that fails is reported and keeps none of those after it
 * from theirs; at the end the whole fails, so that the queue shows it and tries again. What was done must therefore not
 * be due any more. Returns for how many `work` did not answer false.
 *
 * @throws AggregateError with what each failed of.
 */
export const forEach = <T>(ctx: Context, items: readonly T[], work: (tx: Context, item: T) => Promise<unknown>) =>
  attemptEach(items, (item) => ctx.transaction((tx) => work(tx, item)))

/** The same for work that opens its transactions itself. */
export async function attemptEach<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<number> {
  const failed: unknown[] = []
  let done = 0
  for (const item of items)
    try {
      if ((await work(item)) !== false) done++
    } catch (error) {
      reportFault(error, 'falha num item de uma tarefa')
      failed.push(error)
    }
  if (failed.length) throw new AggregateError(failed, `${failed.length} of ${items.length} items failed`)
  return done
}
