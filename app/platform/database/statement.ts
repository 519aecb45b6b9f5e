import { type Placeholder, sql } from 'drizzle-orm'
import { type Asker, isAdmin, type Viewer } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from './database.ts'

/** What the text may depend on: closed lists of words, and yes or no. What people type is a value. */
type Closed<Shape> = {
  [Name in keyof Shape]: string extends Shape[Name] ? never : number extends Shape[Name] ? never : Shape[Name]
}

type Placeholders<Values> = {
  [Name in keyof Values]-?: undefined extends Values[Name] ? Placeholder | undefined : Placeholder
}

/**
 * What a statement is built with: `viewer` is who asks, with a placeholder for the id; `values` are placeholders too, and
 * undefined where none is given; `shape` decides over the text and is of closed lists.
 */
export type Ask<Values = object, Shape = object> = {
  db: Db
  viewer: Asker
  values: Placeholders<Values>
  shape: Closed<Shape>
}

/** Left out where the text depends on nothing else. */
type ShapeOf<Shape> = object extends Shape ? [shape?: Closed<Shape>] : [shape: Closed<Shape>]

type Prepared<Rows> = { execute(values: Record<string, unknown>): PromiseLike<Rows> }

/** Texts kept of one statement: filters have more combinations than a database should remember. */
const MOST_TEXTS = 48

/** No account has the id that stands for a visitor. */
const NOBODY = -1

/**
 * A statement that is asked all the time: built and parsed once per shape, run with values that are always parameters.
 * Its shape is what `Ask` shows: the rights of who asks, which values there are, and `shape`. Made at module level, where
 * nothing of a request can be closed over (scripts/sql-text.test.ts). Beyond MOST_TEXTS it is built for each asking.
 * What the pool prepared never runs inside a transaction: texts are kept by handle.
 *
 * `plannedAnew` names values of which some are in nearly every row and some in none: with one of them the database plans
 * for each asking, as one plan for all is many times slower for half of them.
 */
export function statement<Values extends object, Shape extends object, Rows>(
  name: string,
  build: (ask: Ask<Values, Shape>) => { prepare(name: string): Prepared<Rows> },
  { plannedAnew = [] }: { plannedAnew?: (keyof Values)[] } = {},
) {
  const numbers = new Map<string, number>()
  const kept = new WeakMap<Db, Map<string, Prepared<Rows>>>()

  function textOf({ db, viewer }: Asking, values: Values, shape: Closed<Shape>) {
    const key = JSON.stringify([rightsOf(viewer), namesIn(values), shape])
    const texts = kept.get(db) ?? new Map<string, Prepared<Rows>>()
    const known = texts.get(key)
    if (known) return known
    const built = build({ db, viewer: askerOf(viewer), values: placeholders(values), shape })
    const number = numbers.get(key) ?? numbers.size
    if (number >= MOST_TEXTS || plannedAnew.some((one) => values[one] !== undefined)) return built.prepare('')
    const prepared = built.prepare(`${name} ${number}`)
    numbers.set(key, number)
    kept.set(db, texts.set(key, prepared))
    return prepared
  }

  return async (ctx: Asking, values: Values, ...[shape]: ShapeOf<Shape>): Promise<Rows> =>
    textOf(ctx, values, shape ?? ({} as Closed<Shape>)).execute({ ...values, viewer: ctx.viewer?.id ?? NOBODY })
}

type Asking = Pick<Context, 'db' | 'viewer'>

const namesIn = (values: object) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name)
    .sort()

const placeholders = <Values extends object>(values: Values) =>
  Object.fromEntries(namesIn(values).map((name) => [name, sql.placeholder(name)])) as Placeholders<Values>

/** Who may the same sees by the same text. */
const rightsOf = (viewer: Viewer) => viewer && [isAdmin(viewer), ...viewer.permissions.toSorted()]

const askerOf = (viewer: Viewer): Asker =>
  viewer && {
    id: sql.placeholder('viewer'),
    user_type: isAdmin(viewer) ? 'admin' : '',
    roles: [],
    permissions: viewer.permissions,
  }
