import type { SignedIn } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'

/** The open transaction as somebody had it at another moment. */
export function atMoment(tx: Context, moment: Date, viewer: SignedIn | null): Context {
  const there: Context = { ...tx, now: () => moment, viewer, transaction: (work) => work(there) }
  return there
}
