import { type Placeholder, sql } from 'drizzle-orm'
import { isAdmin, type PolicyViewer, type Viewer } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from './database.ts'

/** Values on which the SQL text may depend: unions of literals and booleans. Free text must be a parameter. */
type Closed<Shape> = {
  [Name in keyof Shape]: string extends Shape[Name] ? never : number extends Shape[Name] ? never : Shape[Name]
}

type Placeholders<Values> = {
  [Name in keyof Values]-?: undefined extends Values[Name] ? Placeholder | undefined : Placeholder
}

/**
 * Arguments of a statement's builder: `viewer` has a placeholder for its id, `now` is one; `values` are placeholders, undefined where
 * the caller passes none; `shape` selects the SQL text and consists of literal unions.
 */
export type BuildArgs<Values = object, Shape = object> = {
  db: Db
  viewer: PolicyViewer
  /** The moment of the read, as text. */
  now: Placeholder
  values: Placeholders<Values>
  shape: Closed<Shape>
}

/** Omitted when the SQL text depends on nothing else. */
type ShapeOf<Shape> = object extends Shape ? [shape?: Closed<Shape>] : [shape: Closed<Shape>]

type Prepared<Rows> = { execute(values: Record<string, unknown>): PromiseLike<Rows> }

/** Prepared variants per statement: filters have more combinations than a connection should remember. */
const MAX_VARIANTS = 48

/** Id of a visitor, which no account has. */
const NOBODY = -1

/**
 * A prepared statement for frequent reads: its SQL is built once per variant and run with parameters only. The variant
 * is determined by what `BuildArgs` contains: the viewer's permissions, which values are set, and `shape`. Define it at
 * module level, so that nothing of a request can be captured (scripts/sql-text.test.ts). Beyond MAX_VARIANTS the SQL is
 * built for each call. Variants are cached per database handle: one prepared on the pool never runs inside a
 * transaction.
 *
 * `customPlanFor` lists values whose selectivity varies widely: when one is set the statement is unnamed, so that
 * PostgreSQL makes a custom plan for each call, where a generic plan would be many times slower for some.
 */
export function statement<Values extends object, Shape extends object, Rows>(
  name: string,
  build: (args: BuildArgs<Values, Shape>) => { prepare(name: string): Prepared<Rows> },
  { customPlanFor = [] }: { customPlanFor?: (keyof Values)[] } = {},
) {
  const numbers = new Map<string, number>()
  const kept = new WeakMap<Db, Map<string, Prepared<Rows>>>()

  function variantOf({ db, viewer }: Pick<QueryContext, 'db' | 'viewer'>, values: Values, shape: Closed<Shape>) {
    const key = JSON.stringify([permissionsOf(viewer), namesIn(values), shape])
    const variants = kept.get(db) ?? new Map<string, Prepared<Rows>>()
    const known = variants.get(key)
    if (known) return known
    const built = build({
      db,
      viewer: policyViewerOf(viewer),
      now: sql.placeholder('now'),
      values: placeholders(values),
      shape,
    })
    const number = numbers.get(key) ?? numbers.size
    if (number >= MAX_VARIANTS || customPlanFor.some((one) => values[one] !== undefined)) return built.prepare('')
    const prepared = built.prepare(`${name} ${number}`)
    numbers.set(key, number)
    kept.set(db, variants.set(key, prepared))
    return prepared
  }

  return async (ctx: QueryContext, values: Values, ...[shape]: ShapeOf<Shape>): Promise<Rows> =>
    variantOf(ctx, values, shape ?? ({} as Closed<Shape>)).execute({
      ...values,
      viewer: ctx.viewer?.id ?? NOBODY,
      apart: ctx.viewer?.apart ?? [],
      now: ctx.now().toISOString(),
    })
}

type QueryContext = Pick<Context, 'db' | 'viewer' | 'now'>

const namesIn = (values: object) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name)
    .sort()

const placeholders = <Values extends object>(values: Values) =>
  Object.fromEntries(namesIn(values).map((name) => [name, sql.placeholder(name)])) as Placeholders<Values>

/** Viewers with the same permissions share a variant. */
const permissionsOf = (viewer: Viewer) =>
  viewer && [isAdmin(viewer), viewer.apart.length > 0, ...viewer.permissions.toSorted()]

const policyViewerOf = (viewer: Viewer): PolicyViewer =>
  viewer && {
    id: sql.placeholder('viewer'),
    user_type: isAdmin(viewer) ? 'admin' : '',
    roles: [],
    permissions: viewer.permissions,
    apart: viewer.apart.length ? sql.placeholder('apart') : [],
  }
