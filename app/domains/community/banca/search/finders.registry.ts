import type { Context } from '#platform/context.ts'
import type { EnteredKind, Found, Window } from './search.kinds.ts'
import type { FoundPage } from './search.schemas.ts'

/** Finds pages of one kind that the viewer may see, the nearest first. One query. */
export type Finder = (ctx: Context, search: string, window: Window) => Promise<Found<FoundPage>>

const finders = new Map<string, Finder>()

/** Called once by app/install.ts: this domain knows none of those that enter. */
export function installFinders(entered: Partial<Record<EnteredKind, Finder>>) {
  finders.clear()
  for (const [kind, finder] of Object.entries(entered)) finders.set(kind, finder)
}

export function finderOf(kind: EnteredKind): Finder {
  const finder = finders.get(kind)
  if (!finder) throw new Error(`nobody finds ${kind}`)
  return finder
}
