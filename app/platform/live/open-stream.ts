import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addressOf } from '#platform/rate-limit/address.ts'

export type StreamOptions = { lastEventId?: string; signal?: AbortSignal }

/** A tab keeps two at most; a visitor's address may be a household's. */
const MOST_PER_VIEWER = 20
const MOST_PER_ADDRESS = 60

/**
 * Opens a stream of events, unless viewer or address have too many open in this thread (429). Its place is free again
 * when it ends, on either side, also when nobody read it.
 */
export function openStream<T>(ctx: Context, { signal }: StreamOptions, events: AsyncGenerator<T, void, void>) {
  const leave = enter(ctx)
  signal?.addEventListener('abort', leave, { once: true })
  if (signal?.aborted) leave()
  const leaving = <R>(step: Promise<R>) =>
    step.catch((error) => {
      leave()
      throw error
    })
  const stream: AsyncIteratorObject<T, void, void> & { return(): Promise<IteratorResult<T, void>> } = {
    next: async () => {
      const result = await leaving(events.next())
      if (result.done) leave()
      return result
    },
    return: () => {
      leave()
      return events.return()
    },
    throw: (error) => {
      leave()
      return events.throw(error)
    },
    [Symbol.asyncIterator]: () => stream,
    [Symbol.asyncDispose]: async () => void (await stream.return()),
  }
  return stream
}

/** Takes a place; the answer gives it back, once. */
function enter(ctx: Context) {
  const { viewer, env } = ctx
  const [who, most] = viewer ? [`viewer ${viewer.id}`, MOST_PER_VIEWER] : [addressOf(ctx), MOST_PER_ADDRESS]
  const leave = env.live.enter(who, most)
  if (!leave)
    throw new AppError('too_many', 'Há páginas demais abertas ao mesmo tempo. Feche algumas e recarregue esta.')
  return leave
}
