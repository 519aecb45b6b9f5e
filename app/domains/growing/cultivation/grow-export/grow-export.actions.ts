import { askExport } from '#domains/people/privacy/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import type { GrowOverview, GrowRef } from './grow-export.schemas.ts'
import { showOverview } from './grow-overview.queries.ts'
import { findOwnGrow } from './own-grow.queries.ts'
import { GROW_PDF, isOf, type RequestedPdf } from './requested-pdf.export.ts'

const limit: Limit = { name: 'grow_pdf', points: 10, seconds: 3600 }

/** Requests the PDF of a large grow. One at a time: while one is being written, that one is returned. */
export async function requestPdf(ctx: Context, ref: GrowRef): Promise<GrowOverview> {
  const { id } = signedIn(ctx)
  const { title, name, plant_ids, space } = await findOwnGrow(ctx, ref, id)
  await countAttempt(ctx, limit, String(id))
  const of = space ? { space: String(space.id) } : { plant: String(plant_ids[0]) }
  const wanted: RequestedPdf = { ...of, discreet: ref.discreet, title, name }
  const requested = await askExport(ctx, { what: GROW_PDF, wanted })
  if (!isOf(requested, name))
    throw new AppError('conflict', 'Um PDF seu ainda está sendo feito. Espere ele ficar pronto.')
  return showOverview(ctx, ref)
}
