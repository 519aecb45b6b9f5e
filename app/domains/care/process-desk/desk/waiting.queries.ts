import { sql } from 'drizzle-orm'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import type { DeskQueue } from '#platform/desk/desk.registry.ts'
import { dayKey } from '#shared/dates.ts'
import { EXPIRES_WITHIN, hasTeam, isExpiring, isLate } from './desk.queries.ts'

const of = { permission: 'processes.manage' } as const

/** How many processes wait, and since when: nothing of what is in them, and for nobody but who cares for them. */
export const processesDesk: DeskQueue[] = [
  {
    ...{ ...of, name: 'processes_alone', label: 'Processos sem equipe', icon: 'users' },
    to: '/admin/comunidade360/processos?without_team=true&order_by=created_at&order_type=asc',
    waiting: (ctx) => sql`select count(*)::int as count, min(${processes.created_at}) as oldest from ${processes}
      where ${processes.closed_at} is null and not ${hasTeam(ctx)}`,
  },
  {
    ...{ ...of, name: 'processes_late', label: 'Processos atrasados', icon: 'clock' },
    to: '/admin/comunidade360/processos?late=true&order_by=due_on&order_type=asc',
    waiting: (
      ctx,
    ) => sql`select count(*)::int as count, min(${processes.due_on}::timestamp at time zone 'America/Sao_Paulo') as oldest
      from ${processes} where ${isLate(ctx)}`,
  },
  {
    ...{ ...of, name: 'documents', label: 'Processos com documento a vencer', icon: 'file-text' },
    to: '/admin/comunidade360/processos?expiring=true',
    waiting: (ctx) => sql`select count(*)::int as count, min((select min(d.expires_on) from process_documents d
        where d.process_id = ${processes.id} and d.expires_on between ${dayKey(ctx.now())}::date
          and ${dayKey(ctx.now())}::date + ${EXPIRES_WITHIN}::int)::timestamp at time zone 'America/Sao_Paulo') as oldest
      from ${processes} where ${processes.closed_at} is null and ${isExpiring(ctx)}`,
  },
]
