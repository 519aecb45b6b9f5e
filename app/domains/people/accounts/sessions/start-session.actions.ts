import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { users } from '../users/users.table.ts'
import { noteDevice } from './known-devices.actions.ts'
import { noteLoginDevice } from './login-devices.actions.ts'
import { openSession } from './sessions.actions.ts'
import type { Token } from './sessions.schemas.ts'

export const suspended = () =>
  new AppError(
    'forbidden',
    'Esta conta está suspensa. Para saber por quê ou pedir revisão, fale com a gente em /contato.',
  )

/**
 * Opens a session for a user who has been authenticated by any method. The account row is locked: a concurrent
 * suspension waits, and ends this session with the others. The answer carries the mark by which the account will know
 * this device again, the one it sent where that is known.
 */
export const startSession = (ctx: Context, user_id: number, mark?: string): Promise<Token> =>
  ctx.transaction(async (tx) => {
    const [user] = await tx.db
      .select()
      .from(users)
      .where(and(eq(users.id, user_id), isNull(users.deleted_at)))
      .for('share')
    if (!user) throw new AppError('unauthorized')
    if (user.suspended_at) throw suspended()
    await noteDevice(tx, user)
    const device = await noteLoginDevice(tx, user.id, mark)
    const { token } = await openSession(tx, user.id, device.id)
    return { token, device: device.mark }
  })
