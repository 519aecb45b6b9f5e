import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { fromSaoPauloTime } from '#shared/dates.ts'

/** A moment without a zone is São Paulo's, as typed on the phone. */
export function momentOf(ctx: Context, typed: string | undefined) {
  if (!typed) return ctx.now()
  const moment = /(Z|[+-]\d\d:\d\d)$/.test(typed) ? new Date(typed) : fromSaoPauloTime(typed)
  if (moment > ctx.now()) throw invalidField('happened_at', 'Escolha um momento que já passou.')
  return moment
}
