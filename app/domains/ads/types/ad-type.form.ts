import type { RecordFieldData } from '#ui/admin/record-field.tsx'

export const adTypeFields: RecordFieldData[] = [
  { kind: 'text', name: 'name', label: 'Nome', maxLength: 60 },
  {
    kind: 'text',
    name: 'slug',
    label: 'Código',
    help: 'As páginas acham o espaço por este código. Use letras minúsculas, números e hífens.',
    placeholder: 'banca-topo',
    maxLength: 60,
  },
  { kind: 'number', name: 'width', label: 'Largura', unit: 'px', whole: true },
  { kind: 'number', name: 'height', label: 'Altura', unit: 'px', whole: true },
  { kind: 'switch', name: 'active', label: 'Mostra anúncios' },
]
