import { eq, getTableName, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Viewer } from '#platform/access/viewer.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { type Ask, statement } from '#platform/database/statement.ts'
import { AppError } from '#platform/errors.ts'
import { freeSlug } from '#platform/slugs.ts'
import { findByKey } from './find-by-key.ts'

type OwnedTable = PgTable &
  Record<'id' | 'slug' | 'created_by' | 'idempotency_key' | 'deleted_at', PgColumn> & {
    $inferSelect: OwnedRow
    $inferInsert: object
  }
type OwnedRow = { id: number; created_by: number; deleted_at: Date | null }

type Options<Row> = {
  /** In the audit log: 'plant:12'. */
  subject: string
  policy: Record<'isCreator' | 'canSee' | 'canUpdate', (viewer: Viewer, thing: Row) => boolean>
  /** What people read: it is not there; it is somebody else's. */
  unseen: string
  notYours: string
  /** Says that it was made, changed or deleted, for others to hear. */
  changed?: (tx: Context, thing: Row) => Promise<unknown>
}

/** What the kit does not fill in itself. */
type Columns<Table extends OwnedTable> = Omit<Table['$inferInsert'], 'slug' | 'created_by' | 'idempotency_key'>

type Creation<Row, Values, Shown> = {
  /** Made by the form: sent twice, it makes one thing and gets one answer. */
  key: string | undefined
  /** For the slug: the name, what stands before one that has no letters, and words that addresses of the site use. */
  name: string
  otherwise: string
  reserved: ReadonlySet<string>
  /** Decides, and answers with the columns that the kit does not know. Runs in the transaction, once. */
  values: (tx: Context) => Promise<Values>
  /** What belongs to it: photos, first lines. */
  after?: (tx: Context, made: Row) => Promise<void>
  show: (tx: Context, id: string) => Promise<Shown>
}

type Change<Row, Shown> = {
  /** In the audit log, when staff does it: 'plant.update'. */
  action: string
  write: (tx: Context, thing: Row) => Promise<unknown>
  show: (tx: Context, id: string) => Promise<Shown>
}

type Addressable = Record<'id' | 'slug', PgColumn>

/** The condition for a thing by what stands in its address: digits are an id, anything else a slug. */
export const named = (table: Addressable, id_or_slug: string): SQL =>
  isId(id_or_slug) ? eq(table.id, Number(id_or_slug)) : eq(table.slug, id_or_slug)

/** The same for a statement: one of the two is its value. */
export type Address = { id?: number; slug?: string }
export const idOrSlug = (id_or_slug: string): Address =>
  isId(id_or_slug) ? { id: Number(id_or_slug) } : { slug: id_or_slug }
export const addressed = (table: Addressable, { id, slug }: Ask<Address>['values']) =>
  id ? eq(table.id, id) : eq(table.slug, slug)

const isId = (id_or_slug: string) => /^\d{1,9}$/.test(id_or_slug)

/**
 * What is the same for everything that people own: found if it may be seen, locked for writes, made once per form, changed
 * and deleted in one transaction, with what staff does to somebody else's in the audit log. Called at module level.
 * Errors: 404 what the viewer may not see, never 403; 403 what is seen but not theirs.
 */
export function owned<Table extends OwnedTable>(table: Table, options: Options<Table['$inferSelect']>) {
  type Row = Table['$inferSelect']
  const { subject, policy, changed } = options
  const rows: PgTable = table
  const unseen = () => new AppError('not_found', options.unseen)

  const byAddress = statement(`${getTableName(table)}.one`, ({ db, values }: Ask<Address>) =>
    db.select().from(rows).where(addressed(table, values)).limit(1),
  )

  /** To read. */
  async function find(ctx: Context, id_or_slug: string): Promise<Row> {
    const [thing] = (await byAddress(ctx, idOrSlug(id_or_slug))) as Row[]
    if (!thing || !policy.canSee(ctx.viewer, thing)) throw unseen()
    return thing
  }

  /** To write: locked until the transaction ends. */
  async function findOwn(tx: Context, id_or_slug: string): Promise<Row> {
    const [thing] = (await tx.db.select().from(rows).where(named(table, id_or_slug)).limit(1).for('update')) as Row[]
    if (!thing || !policy.canSee(tx.viewer, thing)) throw unseen()
    if (!policy.canUpdate(tx.viewer, thing)) throw new AppError('forbidden', options.notYours)
    return thing
  }

  function create<Shown>(ctx: Context, creation: Creation<Row, Columns<Table>, Shown>): Promise<Shown> {
    const { key, name, otherwise, reserved, show } = creation
    return ctx.transaction(async (tx) => {
      const again = await findByKey(tx, table, key)
      if (again) return show(tx, String(again))
      const values = await creation.values(tx)
      const slug = await freeSlug(tx, table, name, { otherwise, reserved })
      const [made] = (await tx.db
        .insert(rows)
        .values({ ...values, slug, idempotency_key: key, created_by: signedIn(tx).id })
        .onConflictDoNothing({ target: [table.created_by, table.idempotency_key] })
        .returning()) as Row[]
      if (!made) return show(tx, String(await findByKey(tx, table, key)))
      await creation.after?.(tx, made)
      await changed?.(tx, made)
      return show(tx, String(made.id))
    })
  }

  function change<Shown>(ctx: Context, id_or_slug: string, { action, write, show }: Change<Row, Shown>) {
    return ctx.transaction(async (tx) => {
      const thing = await findOwn(tx, id_or_slug)
      await write(tx, thing)
      await changed?.(tx, thing)
      await auditStaff(tx, thing, action)
      return show(tx, String(thing.id))
    })
  }

  /** Soft: it is gone for everybody at once. `after` takes along what belongs to it. */
  function remove(ctx: Context, id_or_slug: string, after?: (tx: Context, thing: Row) => Promise<unknown>) {
    return ctx.transaction(async (tx) => {
      const thing = await findOwn(tx, id_or_slug)
      await tx.db.update(rows).set({ deleted_at: tx.now() }).where(eq(table.id, thing.id))
      await after?.(tx, thing)
      await changed?.(tx, thing)
      await auditStaff(tx, thing, `${subject}.delete`)
    })
  }

  /** Writes these columns of it. */
  async function set(tx: Context, thing: Pick<OwnedRow, 'id'>, columns: Partial<Row>) {
    await tx.db.update(rows).set(columns).where(eq(table.id, thing.id))
  }

  async function auditStaff(tx: Context, before: Row, action: string) {
    if (policy.isCreator(tx.viewer, before)) return
    const [after] = await tx.db.select().from(rows).where(eq(table.id, before.id))
    await audit(tx, { action, subject: `${subject}:${before.id}`, before, after })
  }

  return { unseen, find, findOwn, create, change, remove, set }
}
