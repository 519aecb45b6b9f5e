import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { fromSaoPauloTime } from '#shared/dates.ts'

/** Parses a typed time; without a zone it is São Paulo's. Throws for a time in the future. */
export function momentOf(ctx: Context, typed: string | undefined) {
  if (!typed) return ctx.now()
  const moment = /(Z|[+-]\d\d:\d\d)$/.test(typed) ? new Date(typed) : fromSaoPauloTime(typed)
  if (moment > ctx.now()) throw invalidField('happened_at', 'Escolha um momento que já passou.')
  return moment
}
