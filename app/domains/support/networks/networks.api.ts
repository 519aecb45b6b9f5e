import { anyone, Nothing, whoCan } from '#platform/procedure.ts'
import { changeNetwork, createNetwork, removeNetwork } from './networks.actions.ts'
import { findNetwork, listNetworks, networkLinks } from './networks.queries.ts'
import { SiteNetwork, SiteNetworkChange, SiteNetworkFilter, SiteNetworkInput, SiteNetworkLinks, SiteNetworkPage, SiteNetworkRef } from './networks.schemas.ts'

const team = whoCan('networks.manage')
const all = '/v1/support/network'
const one = `${all}/{id}` as const

export const networksApi = {
  links: anyone.get(`${all}/active`, 'As redes sociais do site', SiteNetworkLinks, networkLinks),
  list: team.get(all, 'As redes sociais do site, para a equipe', SiteNetworkFilter, SiteNetworkPage, listNetworks),
  show: team.get(one, 'Uma rede social do site', SiteNetworkRef, SiteNetwork, (ctx, { id }) => findNetwork(ctx, id)),
  create: team.create(all, 'Nova rede social do site', SiteNetworkInput, SiteNetwork, createNetwork),
  update: team.put(one, 'Muda uma rede social do site', SiteNetworkChange, SiteNetwork, changeNetwork),
  remove: team.delete(one, 'Apaga uma rede social do site', SiteNetworkRef, Nothing, (ctx, { id }) => removeNetwork(ctx, id)),
}
