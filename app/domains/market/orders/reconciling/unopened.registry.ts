import type { Context } from '#platform/context.ts'

/** Something that was sold and can't be opened by who paid for it, with the orders that paid. */
export type Unopened = { title: string; url: string; order_ids: number[] }
export type FindUnopened = (ctx: Context) => Promise<Unopened[]>

let known: readonly FindUnopened[] = []

/** Called once by app/install.ts: the market knows nothing of what its products open. */
export function installUnopened(list: readonly FindUnopened[]) {
  known = list
}

export const findUnopened = async (ctx: Context): Promise<Unopened[]> =>
  (await Promise.all(known.map((find) => find(ctx)))).flat()
