import type { RecordFieldData } from '#ui/admin/record-field.tsx'

export const textFields: RecordFieldData[] = [
  {
    kind: 'text',
    name: 'version',
    label: 'Versão',
    help: 'Use um número que ainda não existe, como 2.1.',
    maxLength: 20,
  },
  {
    kind: 'long',
    name: 'summary',
    label: 'O que muda, em uma frase',
    help: 'Quem já aceitou outra versão lê esta frase antes das diferenças.',
    required: false,
    maxLength: 500,
    rows: 2,
  },
  {
    kind: 'long',
    name: 'body',
    label: 'Texto',
    help: 'Comece a primeira linha com #: ela é o título. Use ## para seções, - para listas, **negrito** e [nome](/endereço).',
    maxLength: 100_000,
    rows: 18,
  },
]
