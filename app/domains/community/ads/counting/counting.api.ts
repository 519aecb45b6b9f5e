import { z } from 'zod'
import { anyone } from '#platform/procedure.ts'
import { AdRef } from '../media/ads.schemas.ts'
import { countAdAct } from './counting.actions.ts'

const AdCounted = z.object({ counted: z.boolean() })

export const countingApi = {
  impression: anyone.post('/v1/social/ads/{id}/impression', 'Conta uma exibição, uma por pessoa e hora; só de quem permitiu', AdRef, AdCounted, (ctx, { id }) =>
    countAdAct(ctx, id, 'impression'),
  ),
  click: anyone.post('/v1/social/ads/{id}/click', 'Conta um clique, um por pessoa e hora; só de quem permitiu', AdRef, AdCounted, (ctx, { id }) => countAdAct(ctx, id, 'click')),
}
