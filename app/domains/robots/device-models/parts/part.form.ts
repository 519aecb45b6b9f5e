import type { RecordFieldData } from '#ui/admin/record-field.tsx'

export const partFields: RecordFieldData[] = [
  { kind: 'text', name: 'name', label: 'Nome', maxLength: 80, placeholder: 'Sensor de temperatura e umidade' },
  { kind: 'text', name: 'code', label: 'Código', help: 'O do fabricante.', placeholder: 'SHT31-D', maxLength: 40 },
  { kind: 'long', name: 'description', label: 'Descrição', maxLength: 1000, rows: 3, required: false },
  {
    kind: 'number',
    name: 'life_hours',
    label: 'Dura',
    unit: 'h ligada',
    whole: true,
    help: 'Segundo o fabricante. Com isso avisamos quando a peça está perto do fim.',
    required: false,
  },
  {
    kind: 'text',
    name: 'product',
    label: 'Produto na loja',
    help: 'Cole o endereço da página do produto, ou escreva o número dele.',
    placeholder: '/loja/terra-viva/sensor-sht31',
    maxLength: 300,
    required: false,
  },
]
