import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { momentField, typedMomentOf } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { holdProcess, noProcess } from './find-process.queries.ts'
import { setsDay } from './processes.policy.ts'
import type { ProcessDay } from './processes.schemas.ts'
import { processes } from './processes.table.ts'
import { tellOfProcess } from './tell-of-process.actions.ts'

const MOST_DAYS = 2 * 365

/** The day and hour of a defence, as they were typed; 422 on `set_for` for one that is over, or years away. */
export function defenceDay({ now }: Context, typed: string): Date {
  const at = typedMomentOf(typed)
  if (at <= now()) throw invalidField('set_for', 'Este dia já passou. Confira a data no papel, ou deixe em branco.')
  if (at.getTime() > now().getTime() + MOST_DAYS * DAY)
    throw invalidField('set_for', 'Este dia está longe demais. Confira o ano no papel.')
  return at
}

/** A day that came later, or was wrong, is put right by the client and by who speaks for them; all are told. */
export const setDefenceDay = (ctx: Context, { token, ...edit }: ProcessDay): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { process, access } = await holdProcess(tx, token)
    if (!setsDay(process, access)) throw noProcess()
    if (process.closed_at) throw new AppError('conflict', 'Este processo terminou: a data fica como está.')
    const stands = { set_for: process.set_for ? momentField(process.set_for) : null }
    const { set_for } = mergeEdit(edit, stands)
    if (set_for === stands.set_for) return
    const at = set_for ? defenceDay(tx, set_for) : null
    await tx.db.update(processes).set({ set_for: at }).where(eq(processes.id, process.id))
    await audit(tx, {
      ...{ action: 'process.day_set', subject: `process:${process.id}` },
      ...{ before: { set_for: process.set_for }, after: { set_for: at } },
    })
    const what = `day:${tx.now().getTime()}`
    await tellOfProcess(tx, process, { client: 'A data do seu processo mudou', team: 'a data mudou', what })
  })
