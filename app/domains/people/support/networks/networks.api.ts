import { anyone } from '#platform/procedure.ts'
import { networkLinks } from './networks.queries.ts'
import { SiteNetworkLinks } from './networks.schemas.ts'
import { staffNetworks } from './networks.staff.ts'

export const networksApi = {
  links: anyone.get('/v1/support/network/active', 'As redes sociais do site', SiteNetworkLinks, networkLinks),
  ...staffNetworks.calls,
}
