import { asProof, demandPassword } from '#domains/people/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { formatDayTime } from '#shared/dates.ts'
import { askExport } from './ask-export.actions.ts'
import { againAt, latestExport } from './exports.queries.ts'
import type { ExportRequest, LatestExport } from './exports.schemas.ts'

/** Requests a copy of all data, with the password. One at a time (a repeated request returns it), one a day. */
export async function requestExport(ctx: Context, { password }: ExportRequest): Promise<LatestExport> {
  await demandPassword(ctx, password, asProof)
  await askExport(ctx, { what: 'dados' }, (tx, latest) => {
    const wait = againAt(tx, latest)
    if (wait) throw tooSoon(tx, wait)
  })
  return latestExport(ctx)
}

function tooSoon({ now }: Context, wait: Date) {
  const sentence = `Você já pediu uma cópia hoje. Dá para pedir outra a partir de ${formatDayTime(wait, now())}.`
  return new AppError('too_many', sentence, { retry_after: Math.ceil((wait.getTime() - now().getTime()) / 1000) })
}
