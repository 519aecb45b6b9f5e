import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { endSessions } from '../sessions/sessions.actions.ts'
import { letIn, shutOut } from '../users/shut-out.actions.ts'
import { users } from '../users/users.table.ts'
import { demandAnAdmin, lockAccount, lockAdmins } from './locked-account.rules.ts'
import { showStaffUser } from './staff-users.queries.ts'
import type { PasswordChangeDemand, ReasonInput, StaffSessionRef, StaffUserRef } from './staff-users.schemas.ts'

/**
 * Suspends an account: its sessions end in the same transaction, and login says that it is suspended. With `until` it
 * ends by itself (`liftEnded`).
 */
export const suspendUser = (ctx: Context, { id, reason, until = null }: ReasonInput & { until?: Date | null }) =>
  ctx.transaction(async (tx) => {
    await lockAdmins(tx)
    const { user } = await lockAccount(tx, id)
    if (user.suspended_at) throw new AppError('conflict', 'Esta conta já está suspensa.')
    await shutOut(tx, id, { suspended_at: tx.now(), suspended_reason: reason, suspended_until: until })
    await demandAnAdmin(tx)
    const ended = await endSessions(tx, id)
    await audit(tx, {
      action: 'user.suspended',
      subject: `user:${id}`,
      after: { reason, until, sessions_ended: ended },
    })
    await purge(tx, `user:${id}`)
    return showStaffUser(tx, id)
  })

export const liftSuspension = (ctx: Context, { id, reason }: ReasonInput) =>
  ctx.transaction(async (tx) => {
    const { user } = await lockAccount(tx, id)
    if (!user.suspended_at) throw new AppError('conflict', 'Esta conta não está suspensa.')
    await letIn(tx, id, free)
    const before = { reason: user.suspended_reason, suspended_at: user.suspended_at }
    await audit(tx, { action: 'user.suspension_lifted', subject: `user:${id}`, before, after: { reason } })
    await purge(tx, `user:${id}`)
    return showStaffUser(tx, id)
  })

const free = { suspended_at: null, suspended_reason: null, suspended_until: null }

/** Lifts suspensions whose day has come (cron). */
export const liftEnded = (ctx: Context) =>
  ctx.transaction(async (tx) => {
    const due = and(isNotNull(users.suspended_at), lte(users.suspended_until, tx.now()))
    const lifted = await tx.db.select({ id: users.id }).from(users).where(due).for('update')
    for (const { id } of lifted) await letIn(tx, id, free)
    if (lifted.length) await purge(tx, ...lifted.map(({ id }) => `user:${id}`))
  })

/** Requires a password change at the next use, or lifts that requirement. */
export const demandPasswordChange = (ctx: Context, { id, need_update_password, reason }: PasswordChangeDemand) =>
  ctx.transaction(async (tx) => {
    const { user } = await lockAccount(tx, id)
    await tx.db.update(users).set({ need_update_password }).where(eq(users.id, id))
    await audit(tx, {
      action: 'user.password_change_demanded',
      subject: `user:${id}`,
      before: { need_update_password: user.need_update_password },
      after: { need_update_password, reason },
    })
    return showStaffUser(tx, id)
  })

export const endSessionOf = (ctx: Context, { id, session_id }: StaffSessionRef) =>
  ctx.transaction(async (tx) => {
    await lockAccount(tx, id)
    const ended = await endSessions(tx, id, { only: session_id })
    if (!ended) throw new AppError('not_found', 'Este aparelho não está mais conectado.')
    await audit(tx, { action: 'user.session_ended', subject: `user:${id}`, after: { session_id } })
  })

export const endSessionsOf = (ctx: Context, { id }: StaffUserRef) =>
  ctx.transaction(async (tx) => {
    await lockAccount(tx, id)
    const ended = await endSessions(tx, id)
    await audit(tx, { action: 'user.sessions_ended', subject: `user:${id}`, after: { ended } })
    return { ended }
  })
