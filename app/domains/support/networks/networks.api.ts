import { z } from 'zod'
import { anyone, whoCan } from '#platform/procedure.ts'
import { changeNetwork, createNetwork, removeNetwork } from './networks.actions.ts'
import { findNetwork, listNetworks, networkLinks } from './networks.queries.ts'
import {
  SiteNetwork,
  SiteNetworkChange,
  SiteNetworkFilter,
  SiteNetworkInput,
  SiteNetworkLinks,
  SiteNetworkPage,
  SiteNetworkRef,
} from './networks.schemas.ts'

const team = whoCan('networks.manage')
const all = '/v1/support/network'
const one = `${all}/{id}` as const

export const networksApi = {
  links: anyone
    .route({ method: 'GET', path: `${all}/active`, summary: 'As redes sociais do site' })
    .output(SiteNetworkLinks)
    .handler(({ context }) => networkLinks(context)),
  list: team
    .route({ method: 'GET', path: all, summary: 'As redes sociais do site, para a equipe' })
    .input(SiteNetworkFilter)
    .output(SiteNetworkPage)
    .handler(({ context, input }) => listNetworks(context, input)),
  show: team
    .route({ method: 'GET', path: one, summary: 'Uma rede social do site' })
    .input(SiteNetworkRef)
    .output(SiteNetwork)
    .handler(({ context, input }) => findNetwork(context, input.id)),
  create: team
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Nova rede social do site' })
    .input(SiteNetworkInput)
    .output(SiteNetwork)
    .handler(({ context, input }) => createNetwork(context, input)),
  update: team
    .route({ method: 'PUT', path: one, summary: 'Muda uma rede social do site' })
    .input(SiteNetworkChange)
    .output(SiteNetwork)
    .handler(({ context, input }) => changeNetwork(context, input)),
  remove: team
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga uma rede social do site' })
    .input(SiteNetworkRef)
    .output(z.void())
    .handler(({ context, input }) => removeNetwork(context, input.id)),
}
