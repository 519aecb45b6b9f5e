import type { RecordFieldData } from '#ui/admin/record-field.tsx'
import { iconNames } from '#ui/components/icon-names.ts'
import { productKinds } from './product-type.kinds.ts'
import { productKindNames, productKindTexts } from './product-type.words.ts'

/** An icon by its name, of those that the site has. */
export const iconField: RecordFieldData = {
  kind: 'select',
  name: 'icon',
  label: 'Ícone',
  required: false,
  placeholder: 'Sem ícone',
  options: iconNames.map((value) => ({ value, label: value })),
}

export const productTypeFields: RecordFieldData[] = [
  { kind: 'text', name: 'name', label: 'Nome', maxLength: 60 },
  {
    kind: 'cards',
    name: 'kind',
    label: 'O que é',
    cards: productKinds.map((value) => ({ value, label: productKindNames[value], text: productKindTexts[value] })),
  },
  iconField,
  { kind: 'switch', name: 'active', label: 'Aparece nos formulários' },
]
