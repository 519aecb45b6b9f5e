import type { Context } from '#platform/context.ts'
import type { TodayAsk } from './today.schemas.ts'

/** What others wait for in the viewer's journal, in one or two queries. */
export type TodayAsks = (ctx: Context, user_id: number) => Promise<TodayAsk[]>

let askers: readonly TodayAsks[] = []

/** Called once by app/install.ts: this domain knows none of those that ask. */
export function installTodayAsks(list: readonly TodayAsks[]) {
  askers = list
}

export const asksOf = async (ctx: Context, user_id: number): Promise<TodayAsk[]> =>
  (await Promise.all(askers.map((ask) => ask(ctx, user_id)))).flat()
