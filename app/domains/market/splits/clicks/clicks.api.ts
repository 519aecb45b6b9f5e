import { anyone } from '#platform/procedure.ts'
import { keepAffiliateClick } from './click.actions.ts'
import { AffiliateClicked, AffiliateClickInput } from './clicks.schemas.ts'

export const clicksApi = {
  keep: anyone
    .refusing('too_many')
    .create('/v1/market/affiliate-click', 'Guarda que alguém chegou pelo link de um afiliado', AffiliateClickInput, AffiliateClicked, keepAffiliateClick),
}
