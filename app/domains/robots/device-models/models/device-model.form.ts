import type { RecordFieldData } from '#ui/admin/record-field.tsx'

export const deviceModelFields: RecordFieldData[] = [
  { kind: 'text', name: 'name', label: 'Nome', maxLength: 60, placeholder: 'Ganzá Tenda' },
  {
    kind: 'long',
    name: 'description',
    label: 'Descrição',
    help: 'Para que serve e o que tem de especial.',
    maxLength: 1000,
    rows: 3,
    required: false,
  },
  {
    kind: 'number',
    name: 'interval_seconds',
    label: 'Uma leitura a cada',
    unit: 's',
    whole: true,
    help: 'Três leituras perdidas deixam o robô atrasado. Use de 5 a 3.600 segundos.',
  },
]
