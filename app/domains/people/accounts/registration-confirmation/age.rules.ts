import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { isAged } from '#shared/brazil.ts'
import { dayKey } from '#shared/dates.ts'

const ADULT = 18
const OLDEST = 120

/** Throws unless the user is 18 today in São Paulo. */
export function refuseMinor(ctx: Context, birth_date: string) {
  const today = dayKey(ctx.now())
  if (isAged(OLDEST, birth_date, today) || birth_date > today)
    throw invalidField('birth_date', 'Confira o ano em que você nasceu.')
  if (!isAged(ADULT, birth_date, today)) throw invalidField('birth_date', 'O Grower é só para maiores de 18 anos.')
}
