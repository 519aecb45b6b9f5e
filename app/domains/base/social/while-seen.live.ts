import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { follow } from '#platform/live/follow.ts'
import type { StreamOptions } from '#platform/live/open-stream.ts'
import { asOfNow } from './blocks/hears.queries.ts'

type Watched = { channel: string; options: StreamOptions; look: (ctx: Context) => Promise<unknown> }

/** A channel's events for as long as the viewer may see the thing: `look` throws when not. Blocks count from now on. */
export async function* whileSeen<Data extends object>(ctx: Context, { channel, options, look }: Watched) {
  for await (const event of follow<Data>(ctx, channel, options)) {
    if (!(await sees(look(await asOfNow(ctx))))) return
    yield event
  }
}

const sees = (looked: Promise<unknown>) =>
  looked.then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false
      throw error
    },
  )
