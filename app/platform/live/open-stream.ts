import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import { addressOf } from '#platform/rate-limit/address.ts'

export type StreamOptions = { lastEventId?: string; signal?: AbortSignal }

/** A tab keeps two at most; a visitor's address may be a household's. */
const MOST_PER_VIEWER = 20
const MOST_PER_ADDRESS = 60

/** Woken by a trigger when the session's row is gone: logged out, ended, suspended or erased. */
const sessionChannel = (session_id: number) => `session:${session_id}`

/**
 * Opens a stream of events, unless viewer or address have too many open in this thread (429). Its place is free again
 * when it ends, on either side, also when nobody read it. It ends with the session that opened it; a browser whose
 * session lives opens it anew by itself, and goes on where it was.
 */
export function openStream<T>(ctx: Context, { signal }: StreamOptions, events: AsyncGenerator<T, void, void>) {
  const free = enter(ctx)
  const left = new AbortController()
  const over = sessionOver(ctx, left.signal)
  const leave = () => {
    free()
    left.abort()
  }
  signal?.addEventListener('abort', leave, { once: true })
  if (signal?.aborted) leave()
  const leaving = <R>(step: Promise<R>) =>
    step.catch((error) => {
      leave()
      throw error
    })
  let ended: Promise<IteratorReturnResult<void>> | undefined
  /** It may be waiting for its next event still, which is for nobody: nobody waits for it either. */
  const abandoned = () => {
    events.return().catch((error) => reportFault(error, 'falha ao encerrar um fluxo'))
    ended = Promise.resolve({ done: true, value: undefined })
    return ended
  }
  const stream: AsyncIteratorObject<T, void, void> & { return(): Promise<IteratorResult<T, void>> } = {
    next: async () => {
      const result = await Promise.race([leaving(events.next()), over])
      if (!result || result.done) leave()
      if (result) return result
      return abandoned()
    },
    return: () => {
      leave()
      return ended ? ended : events.return()
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

/** Resolves to nothing when the viewer's session ends; never for visitors. */
async function sessionOver({ viewer, env }: Context, signal: AbortSignal): Promise<undefined> {
  await (viewer ? env.live.next(sessionChannel(viewer.session_id), signal) : new Promise(() => {}))
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
