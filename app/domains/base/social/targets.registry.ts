import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { PolicyViewer } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { PhotoDocument } from '#shared/photo-document.ts'
import { type TargetColumn, targetColumns } from './targets.kinds.ts'

/** A thing as it is, for the moderation: whoever looks, public or not. */
export type Seen = {
  title: string
  text: string
  url: string
  author_id: number
  photo_ids: number[]
  /** Deleted: only who undoes that can bring it back. */
  gone?: boolean
}

/**
 * What the moderation reads of a thing and does to it. `hide` and `remove` return what was before; it is kept with the
 * decision and given back to `show`, which undoes them.
 */
export type Moderated = {
  seen: (ctx: Context, id: number) => Promise<Seen>
  hide: (tx: Context, id: number) => Promise<unknown>
  remove: (tx: Context, id: number) => Promise<unknown>
  show: (tx: Context, id: number, before: unknown) => Promise<void>
}

/** A kind of thing with social features: its name in counters, its visibility (else 404), its owner. */
export type Target = {
  name: string
  demandVisible: (ctx: Context, id: number) => Promise<void>
  /** Of what one may know of and not read whole: what one reads of it, or null for all of it. It may be reported. */
  partRead?: (ctx: Context, id: number) => Promise<Pick<Seen, 'title' | 'text'> | null>
  ownerOf?: (ctx: Context, id: number) => Promise<number>
  /** Of what people keep from one another: a select of the ids of all that a person made. */
  madeBy?: (ctx: Context, user_id: number) => SQLWrapper
  /** Of people: whose page the viewer may open, of a select of `users`. */
  openTo?: (viewer: PolicyViewer) => SQL | undefined
  /** For what people may report. */
  moderated?: Moderated
  /** For lists of saves: a select of the ids visible to the viewer, and their cards. */
  saved?: { visibleIds: (ctx: Context) => SQLWrapper; cards: (ctx: Context, ids: number[]) => Promise<TargetCard[]> }
}

/** A saved thing in a list of its kind. */
export type TargetCard = {
  id: number
  title: string
  text: string
  url: string
  photo: PhotoDocument | null
  saves_count: number
}

const known = new Map<TargetColumn, Target>()

/** Called once by app/install.ts: this domain imports none of the domains that register. */
export function installTargets(targets: Partial<Record<TargetColumn, Target>>) {
  known.clear()
  for (const [column, target] of Object.entries(targets)) known.set(column as TargetColumn, target)
}

export const knownTarget = (column: TargetColumn) => known.get(column)

/** The target of a payload, which has exactly one. */
export function targetOf(payload: Partial<Record<TargetColumn, number>>): { target: Target; id: number } {
  const column = targetColumns.find((name) => payload[name] !== undefined)
  const target = column && known.get(column)
  if (!column || !target) throw new AppError('not_found')
  return { target, id: payload[column] as number }
}

export const knownTargets = () => [...known.values()]

/** The kind of thing of a stored row. */
export function targetNamed(name: string): Target {
  const target = knownTargets().find((one) => one.name === name)
  if (!target) throw new Error(`no target ${name}`)
  return target
}
