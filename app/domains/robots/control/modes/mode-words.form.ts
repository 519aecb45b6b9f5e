import type { RecordFieldData } from '#ui/admin/record-field.tsx'

/** What a ready mode is called and meant for. */
export const modeFields: RecordFieldData[] = [
  { kind: 'text', name: 'name', label: 'Nome' },
  { kind: 'long', name: 'description', label: 'O que ele faz e para quando serve', required: false },
]
