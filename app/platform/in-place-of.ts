import { type Context, signedIn } from '#platform/context.ts'

/** The same request and transaction, done in the place of another person: what staff edits is that person's. */
export function inPlaceOf(ctx: Context, id: number): Context {
  const there: Context = { ...ctx, viewer: { ...signedIn(ctx), id }, transaction: (work) => inside(work) }
  const inside = <T>(work: (tx: Context) => Promise<T>) =>
    ctx.transaction((tx) => work(tx === ctx ? there : inPlaceOf(tx, id)))
  return there
}
