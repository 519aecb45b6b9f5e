import { Nothing, whoCan } from '#platform/procedure.ts'
import { changeAdType, createAdType, removeAdType } from './ad-types.actions.ts'
import { listAdTypes, showAdType } from './ad-types.queries.ts'
import { AdType, AdTypeChange, AdTypeFilter, AdTypeInput, AdTypePage, AdTypeRef } from './ad-types.schemas.ts'

const team = whoCan('ads.manage')
const all = '/v1/ads/type'
const one = `${all}/{id}` as const

export const adTypesApi = {
  list: team.get(all, 'Espaços de anúncio', AdTypeFilter, AdTypePage, listAdTypes),
  show: team.get(one, 'Um espaço de anúncio', AdTypeRef, AdType, (ctx, { id }) => showAdType(ctx, id)),
  create: team.create(all, 'Novo espaço de anúncio', AdTypeInput, AdType, createAdType),
  update: team.put(one, 'Muda um espaço de anúncio', AdTypeChange, AdType, changeAdType),
  remove: team.delete(one, 'Apaga um espaço sem anúncios', AdTypeRef, Nothing, (ctx, { id }) => removeAdType(ctx, id)),
}
