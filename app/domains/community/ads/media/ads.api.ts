import { anyone, Nothing, whoCan } from '#platform/procedure.ts'
import { changeAd, createAd, removeAd } from './ads.actions.ts'
import { listAdDays, listAds, showAd, shownAds } from './ads.queries.ts'
import { AdCard, AdChange, AdDayFilter, AdDayPage, AdFilter, AdInput, AdPage, AdRef, ShownAds } from './ads.schemas.ts'

const team = whoCan('ads.manage')
const all = '/v1/ads/media'
const one = `${all}/{id}` as const

export const adsApi = {
  active: anyone.get('/v1/social/ads/ads-app', 'Todos os anúncios ativos, sem páginas', ShownAds, shownAds),
  list: team.get(all, 'Mídias dos anúncios, com exibições e cliques', AdFilter, AdPage, listAds),
  show: team.get(one, 'Uma mídia', AdRef, AdCard, (ctx, { id }) => showAd(ctx, id)),
  create: team.create(all, 'Nova mídia', AdInput, AdCard, createAd),
  update: team.put(one, 'Muda uma mídia', AdChange, AdCard, changeAd),
  remove: team.delete(one, 'Apaga uma mídia e seus números', AdRef, Nothing, (ctx, { id }) => removeAd(ctx, id)),
  days: team.get('/v1/ads/day', 'Exibições e cliques por dia', AdDayFilter, AdDayPage, listAdDays),
}
