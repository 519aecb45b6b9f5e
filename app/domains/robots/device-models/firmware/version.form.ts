import type { RecordFieldData } from '#ui/admin/record-field.tsx'

export const notesField: RecordFieldData = {
  kind: 'long',
  name: 'notes',
  label: 'O que mudou',
  help: 'Quem tem o robô lê isto antes de atualizar.',
  maxLength: 5000,
  rows: 5,
  required: false,
}
