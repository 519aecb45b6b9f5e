import { anyone, refusing } from '#platform/procedure.ts'
import { keepAffiliateClick } from './click.actions.ts'
import { AffiliateClicked, AffiliateClickInput } from './clicks.schemas.ts'

export const clicksApi = {
  keep: refusing(anyone, 'too_many')
    .route({
      method: 'POST',
      path: '/v1/market/affiliate-click',
      successStatus: 201,
      summary: 'Guarda que alguém chegou pelo link de um afiliado',
    })
    .input(AffiliateClickInput)
    .output(AffiliateClicked)
    .handler(({ context, input }) => keepAffiliateClick(context, input)),
}
