import type { RecordFieldData } from '#ui/admin/record-field.tsx'
import type { Catalogue } from '../../../catalogues.kinds.ts'

/** The fields of an item's form. */
export const itemFields = (catalogue: Catalogue): RecordFieldData[] => [
  { kind: 'text', name: 'name', label: 'Nome', maxLength: 60 },
  ...(catalogue.hasIcon
    ? [
        {
          kind: 'text' as const,
          name: 'icon_url',
          label: 'Ícone',
          required: false,
          help: 'Use o endereço de um desenho, como /arte/ciclos/semente.svg.',
        },
      ]
    : []),
  { kind: 'switch', name: 'active', label: 'Aparece nos formulários' },
]
