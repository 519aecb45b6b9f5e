import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import type { TextKind } from './text.kinds.ts'
import { canSee, canUpdate } from './texts.policy.ts'
import type { CurrentText, TextDetail, TextFilter, TextVersion, UpcomingText } from './texts.schemas.ts'
import { type LegalText, tableOf } from './texts.table.ts'

/** The newest text whose effective date has come. */
export async function currentText(ctx: Context, kind: TextKind): Promise<CurrentText> {
  const text = await findCurrent(ctx, kind)
  if (!text) throw new AppError('not_found', kind.missing)
  return text
}

async function findCurrent({ db, now }: Context, kind: TextKind): Promise<CurrentText | undefined> {
  const table = tableOf[kind.name]
  const [text] = await db
    .select()
    .from(table)
    .where(and(isNotNull(table.published_at), lte(table.effective_at, now())))
    .orderBy(desc(table.effective_at), desc(table.id))
    .limit(1)
  return text && { ...text, effective_at: text.effective_at ?? now() }
}

/** The next published text whose effective date is in the future. */
export async function upcomingText({ db, now }: Context, kind: TextKind): Promise<{ next: UpcomingText | null }> {
  const table = tableOf[kind.name]
  const [text] = await db
    .select()
    .from(table)
    .where(and(isNotNull(table.published_at), gt(table.effective_at, now())))
    .orderBy(asc(table.effective_at), desc(table.id))
    .limit(1)
  return { next: text?.effective_at ? { ...text, effective_at: text.effective_at } : null }
}

export async function listTexts(ctx: Context, kind: TextKind, filter: TextFilter): Promise<Page<TextVersion>> {
  const table = tableOf[kind.name]
  const { limit, offset } = windowOf(filter)
  const where = and(
    filter.published && (filter.published === 'true' ? isNotNull(table.published_at) : isNull(table.published_at)),
    filter.search ? or(contains(table.version, filter.search), contains(table.summary, filter.search)) : undefined,
  )
  const direction = filter.order_type === 'asc' ? sql`asc nulls last` : sql`desc nulls first`
  const [rows, totals, current] = await Promise.all([
    ctx.db
      .select()
      .from(table)
      .where(where)
      .orderBy(sql`${table[filter.order_by]} ${direction}`, desc(table.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(table).where(where),
    findCurrent(ctx, kind),
  ])
  return toPage(
    rows.map((row) => ({ ...row, state: stateOf(ctx, row, current?.id) })),
    totals[0]?.total ?? 0,
    filter,
  )
}

/** One version with its text. A draft is 404 unless the viewer may publish. */
export async function showText(ctx: Context, kind: TextKind, slug: string): Promise<TextDetail> {
  const text = await findText(ctx, kind, slug)
  if (!canSee(ctx.viewer, text)) throw unknown()
  const current = await findCurrent(ctx, kind)
  return { ...text, state: stateOf(ctx, text, current?.id), can: { update: canUpdate(ctx.viewer, text) } }
}

/** One version, optionally locked for a write. */
export async function findText({ db }: Context, kind: TextKind, slug: string, lock?: 'lock'): Promise<LegalText> {
  const table = tableOf[kind.name]
  const query = db.select().from(table).where(eq(table.slug, slug))
  const [text] = lock ? await query.for('update') : await query
  if (!text) throw unknown()
  return text
}

const unknown = () => new AppError('not_found', 'Esta versão não existe.')

function stateOf({ now }: Context, text: LegalText, current_id?: number): TextVersion['state'] {
  if (!text.published_at || !text.effective_at) return 'rascunho'
  if (text.effective_at > now()) return 'agendada'
  return text.id === current_id ? 'vigente' : 'anterior'
}
