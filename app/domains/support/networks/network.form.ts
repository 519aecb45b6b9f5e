import type { RecordFieldData } from '#ui/admin/record-field.tsx'
import { siteNetworkKinds, siteNetworks } from './site-network.kinds.ts'

export const networkFields: RecordFieldData[] = [
  {
    kind: 'select',
    name: 'kind',
    label: 'Rede',
    options: siteNetworkKinds.map((value) => ({ value, label: siteNetworks[value].label })),
  },
  {
    kind: 'text',
    name: 'address',
    label: 'Endereço',
    type: 'url',
    placeholder: 'https://www.instagram.com/grower',
    maxLength: 300,
  },
  { kind: 'number', name: 'order', label: 'Ordem', help: 'Os menores números vêm antes.', whole: true },
  { kind: 'switch', name: 'active', label: 'Aparece no site' },
]
