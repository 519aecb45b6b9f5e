import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { paidProfessions, professionOf } from '../processes/process.kinds.ts'
import { type ProcessAccess, professionOfViewer } from '../processes/processes.policy.ts'
import type { ProcessPayment } from '../processes/processes.schemas.ts'
import { process_members } from '../processes/processes.table.ts'
import { care_settings } from '../settings/care-settings.table.ts'
import { process_payments } from './process-payments.table.ts'

/**
 * What is paid outside: for the client all of it, with the link while a seat is taken and nothing is marked; for a profession
 * its own, to mark it; for the administration what is marked.
 */
export async function paymentsOf(ctx: Context, process_id: number, access: ProcessAccess): Promise<ProcessPayment[]> {
  if (access.role === 'reception') return []
  const own = access.role === 'professional' ? professionOfViewer(ctx.viewer) : undefined
  const [[settings], seated, marks] = await Promise.all([
    ctx.db.select().from(care_settings),
    ctx.db
      .select({ seat: process_members.seat })
      .from(process_members)
      .where(and(eq(process_members.process_id, process_id), isNull(process_members.left_at))),
    ctx.db
      .select({
        profession: process_payments.profession,
        at: process_payments.marked_at,
        by_id: process_payments.marked_by,
        by: users.nickname,
      })
      .from(process_payments)
      .innerJoin(users, eq(users.id, process_payments.marked_by))
      .where(and(eq(process_payments.process_id, process_id), isNull(process_payments.taken_back_at))),
  ])
  const links = { medico: settings?.link_pag_medico, 'engenheiro-agronomo': settings?.link_pag_eng_agro }
  return paidProfessions.flatMap((profession) => {
    if (own && own !== profession) return []
    if (access.role === 'professional' && !own) return []
    const mark = marks.find((one) => one.profession === profession)
    const paid = mark ? { by: mark.by, at: mark.at } : null
    const link = (seated.some(({ seat }) => professionOf[seat] === profession) && links[profession]) || null
    const mine = own === profession
    if (!paid && !mine && (access.role !== 'client' || !link)) return []
    return [
      {
        ...{ profession, paid, link: access.role === 'client' && !paid ? link : null },
        can: { mark: mine && !mark, take_back: mine && mark !== undefined },
      },
    ]
  })
}
