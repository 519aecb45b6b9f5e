import { z } from 'zod'
import { anyone } from '#platform/procedure.ts'
import { AdRef } from '../media/ads.schemas.ts'
import { countAdAct } from './counting.actions.ts'

const AdCounted = z.object({ counted: z.boolean() })

export const countingApi = {
  impression: anyone
    .route({
      method: 'POST',
      path: '/v1/social/ads/{id}/impression',
      summary: 'Conta uma exibição, uma por pessoa e hora; só de quem permitiu',
    })
    .input(AdRef)
    .output(AdCounted)
    .handler(({ context, input }) => countAdAct(context, input.id, 'impression')),
  click: anyone
    .route({
      method: 'POST',
      path: '/v1/social/ads/{id}/click',
      summary: 'Conta um clique, um por pessoa e hora; só de quem permitiu',
    })
    .input(AdRef)
    .output(AdCounted)
    .handler(({ context, input }) => countAdAct(context, input.id, 'click')),
}
