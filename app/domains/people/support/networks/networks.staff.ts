import { invalidField } from '#platform/errors.ts'
import { flag, order, select, text } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { site_networks } from './networks.table.ts'
import { networkAddress, networkLabels, siteNetworks } from './site-network.kinds.ts'

/** The site's own social networks. */
export const staffNetworks = staffResource(site_networks, {
  name: 'SiteNetwork',
  subject: 'network',
  permission: 'networks.manage',
  path: '/v1/support/network',
  at: '/admin/redes_sociais',
  title: 'Redes sociais',
  text: 'As redes do site aparecem no rodapé e na página de contato.',
  noun: ['rede', 'redes'],
  gender: 'a',
  order_by: 'order',
  fields: {
    kind: select('Rede', networkLabels),
    address: text('Endereço', { max: 300, placeholder: 'https://www.instagram.com/grower' }),
    order: order(),
    active: flag('Aparece no site', 'No site', 'Escondida'),
  },
  unique: { address: 'Esse endereço já está na lista.' },
  // The footer is on every visitors' page, and 'catalogues' is a tag of them all.
  purge: ['catalogues'],
  rules: (_tx, input) => ({ ...input, address: addressOn(input.kind, input.address) }),
})

/** As the network writes it. @throws invalid when it is an address of none, or of another. */
function addressOn(kind: keyof typeof siteNetworks, typed: string) {
  const { label, hosts } = siteNetworks[kind]
  const address = networkAddress(kind, typed)
  if (!address)
    throw invalidField('address', `Escreva o endereço completo no ${label}, como https://${hosts[0]}/grower.`)
  return address
}
