import { z } from 'zod'
import { anyone, whoCan } from '#platform/procedure.ts'
import { changeAd, createAd, removeAd } from './ads.actions.ts'
import { listAdDays, listAds, showAd, shownAds } from './ads.queries.ts'
import { AdCard, AdChange, AdDayFilter, AdDayPage, AdFilter, AdInput, AdPage, AdRef, ShownAds } from './ads.schemas.ts'

const team = whoCan('ads.manage')
const all = '/v1/ads/media'
const one = `${all}/{id}` as const

export const adsApi = {
  active: anyone
    .route({ method: 'GET', path: '/v1/social/ads/ads-app', summary: 'Todos os anúncios ativos, sem páginas' })
    .output(ShownAds)
    .handler(({ context }) => shownAds(context)),
  list: team
    .route({ method: 'GET', path: all, summary: 'Mídias dos anúncios, com exibições e cliques' })
    .input(AdFilter)
    .output(AdPage)
    .handler(({ context, input }) => listAds(context, input)),
  show: team
    .route({ method: 'GET', path: one, summary: 'Uma mídia' })
    .input(AdRef)
    .output(AdCard)
    .handler(({ context, input }) => showAd(context, input.id)),
  create: team
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Nova mídia' })
    .input(AdInput)
    .output(AdCard)
    .handler(({ context, input }) => createAd(context, input)),
  update: team
    .route({ method: 'PUT', path: one, summary: 'Muda uma mídia' })
    .input(AdChange)
    .output(AdCard)
    .handler(({ context, input }) => changeAd(context, input)),
  remove: team
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga uma mídia e seus números' })
    .input(AdRef)
    .output(z.void())
    .handler(({ context, input }) => removeAd(context, input.id)),
  days: team
    .route({ method: 'GET', path: '/v1/ads/day', summary: 'Exibições e cliques por dia' })
    .input(AdDayFilter)
    .output(AdDayPage)
    .handler(({ context, input }) => listAdDays(context, input)),
}
