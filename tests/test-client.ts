import { createRouterClient } from '@orpc/server'
import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Client } from '#web/api-for.server.ts'
import { api } from '../app/api.ts'

const queues = new WeakMap<object, Promise<unknown>>()

/**
 * The API in process on the single transaction of a test: parallel calls are serialised (their savepoints share names),
 * and a call whose query failed leaves the transaction usable.
 */
export function testClient(context: Context): Client {
  return createRouterClient(api, {
    context,
    interceptors: [({ next }) => runSerially(context, next)],
  })
}

/** Serialises other work on that transaction, as one unit: a page with all its loaders. */
export const runSerially = <T>(context: Context, work: () => PromiseLike<T>) =>
  queued(context.db, () => inSavepoint(context, work))

function queued<T>(db: object, work: () => PromiseLike<T>): Promise<T> {
  const answer = (queues.get(db) ?? Promise.resolve()).then(work, work)
  queues.set(
    db,
    answer.catch(() => undefined),
  )
  return answer
}

async function inSavepoint<T>({ db }: Context, work: () => PromiseLike<T>): Promise<T> {
  await db.execute(sql`savepoint call`)
  try {
    return await work()
  } finally {
    // Releasing fails only when a query aborted the transaction: then roll back to the start of the call.
    await db.execute(sql`release savepoint call`).catch(() => db.execute(sql`rollback to savepoint call`))
  }
}
