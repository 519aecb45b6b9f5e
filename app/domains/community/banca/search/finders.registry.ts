import type { Context } from '#platform/context.ts'
import type { EnteredKind, Found, Window } from './search.kinds.ts'
import type { FoundPage } from './search.schemas.ts'

/** Finds pages of one kind that the viewer may see, the nearest first. One query. */
export type Finder = (ctx: Context, search: string, window: Window) => Promise<Found<FoundPage>>

const finders = new Map<string, Finder>()

/** Called once by app/install.ts: this domain knows none of those that enter. */
export function installFinders(entered: Partial<Record<EnteredKind, Finder>>, texts: string[]) {
  published = texts
  finders.clear()
  for (const [kind, finder] of Object.entries(entered)) finders.set(kind, finder)
}

/** SELECTs of a column `text`: what everybody may read of what these find. */
let published: string[] = []
export const publishedTexts = () => published

export function finderOf(kind: EnteredKind): Finder {
  const finder = finders.get(kind)
  if (!finder) throw new Error(`nobody finds ${kind}`)
  return finder
}
