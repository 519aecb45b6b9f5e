import { z } from 'zod'
import { whoCan } from '#platform/procedure.ts'
import { changeAdType, createAdType, removeAdType } from './ad-types.actions.ts'
import { listAdTypes, showAdType } from './ad-types.queries.ts'
import { AdType, AdTypeChange, AdTypeFilter, AdTypeInput, AdTypePage, AdTypeRef } from './ad-types.schemas.ts'

const team = whoCan('ads.manage')
const all = '/v1/ads/type'
const one = `${all}/{id}` as const

export const adTypesApi = {
  list: team
    .route({ method: 'GET', path: all, summary: 'Espaços de anúncio' })
    .input(AdTypeFilter)
    .output(AdTypePage)
    .handler(({ context, input }) => listAdTypes(context, input)),
  show: team
    .route({ method: 'GET', path: one, summary: 'Um espaço de anúncio' })
    .input(AdTypeRef)
    .output(AdType)
    .handler(({ context, input }) => showAdType(context, input.id)),
  create: team
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Novo espaço de anúncio' })
    .input(AdTypeInput)
    .output(AdType)
    .handler(({ context, input }) => createAdType(context, input)),
  update: team
    .route({ method: 'PUT', path: one, summary: 'Muda um espaço de anúncio' })
    .input(AdTypeChange)
    .output(AdType)
    .handler(({ context, input }) => changeAdType(context, input)),
  remove: team
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga um espaço sem anúncios' })
    .input(AdTypeRef)
    .output(z.void())
    .handler(({ context, input }) => removeAdType(context, input.id)),
}
