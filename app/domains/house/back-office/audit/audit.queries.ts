import { and, asc, count, desc, eq, gte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import type { AuditFilter, AuditPage } from './audit.schemas.ts'
import { changesOf } from './audit-changes.view.ts'
import { namesIn, protocolsIn } from './audit-names.queries.ts'

const days = { day: 1, week: 7, month: 30, year: 365 } as const

/** The account that an entry is about; its id is read out of the subject, so that the primary key finds it. */
const meant = alias(users, 'meant')
const meantId = sql`case when ${audit_log.subject} ~ '^user:[0-9]{1,9}$' then substr(${audit_log.subject}, 6)::int end`

/** Staff actions on other users' data: actor, action, time, subject. Newest first. */
export async function listAudit(ctx: Context, filter: AuditFilter): Promise<AuditPage> {
  const { limit, offset } = windowOf(filter)
  const where = and(
    matching(filter.search),
    filter.action ? eq(audit_log.action, filter.action) : undefined,
    since(ctx, filter),
  )
  const direction = filter.order_type === 'asc' ? asc : desc
  const [rows, totals, known] = await Promise.all([
    ctx.db
      .select({ entry: audit_log, nickname: users.nickname, meant: meant.nickname })
      .from(audit_log)
      .leftJoin(users, eq(users.id, audit_log.user_id))
      .leftJoin(meant, eq(meant.id, meantId))
      .where(where)
      .orderBy(direction(audit_log.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(audit_log).leftJoin(users, eq(users.id, audit_log.user_id)).where(where),
    ctx.db.selectDistinct({ action: audit_log.action }).from(audit_log).orderBy(audit_log.action),
  ])
  const entries = rows.map(({ entry }) => entry)
  const [names, protocols] = await Promise.all([
    namesIn(ctx, entries),
    protocolsIn(
      ctx,
      entries.map(({ subject }) => subject),
    ),
  ])
  const data = rows.map(({ entry: { user_id, ...entry }, nickname, meant }) => ({
    ...entry,
    who: { id: user_id, nickname },
    changes: changesOf(entry, names),
    name: meant ?? protocols.get(entry.subject) ?? nameIn(entry.after) ?? nameIn(entry.before),
  }))
  return { ...toPage(data, totals[0]?.total ?? 0, filter), actions: known.map(({ action }) => action) }
}

/** What the thing was called, where the entry kept it. */
function nameIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  const { name, title } = value as { name?: unknown; title?: unknown }
  return ([name, title].find((text) => typeof text === 'string' && text !== '') as string | undefined) ?? null
}

function matching(search: string | undefined) {
  if (!search) return undefined
  const { subject, action, ip, before, after } = audit_log
  return or(...[users.nickname, subject, action, ip, before, after].map((column) => contains(column, search)))
}

const since = ({ now }: Context, { period }: AuditFilter) =>
  period && gte(audit_log.at, new Date(now().getTime() - days[period] * 86_400_000))
