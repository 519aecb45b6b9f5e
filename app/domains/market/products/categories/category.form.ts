import type { RecordFieldData } from '#ui/admin/record-field.tsx'
import { iconField } from '../types/product-type.form.ts'
import { pathName } from './category-tree.model.ts'
import type { Category } from './product-categories.schemas.ts'

/** Below which it may stand: not below itself, and not below the last level. */
export const categoryFields = (tree: Category[], own?: Category): RecordFieldData[] => [
  { kind: 'text', name: 'name', label: 'Nome', maxLength: 60 },
  {
    kind: 'select',
    name: 'parent_id',
    label: 'Dentro de',
    required: false,
    placeholder: 'Nenhuma: fica no primeiro nível',
    options: tree
      .filter(({ id, depth }) => depth < 3 && id !== own?.id)
      .map(({ id }) => ({ value: id, label: pathName(tree, id) })),
  },
  iconField,
  { kind: 'switch', name: 'active', label: 'Aparece na loja' },
]
