import { eq } from 'drizzle-orm'
import type { PersonalTable } from '../personal-data.ts'
import { files } from './files.table.ts'

/** The photos themselves are copied and thrown away with their rows. */
export const filesPersonalData: PersonalTable[] = [
  {
    table: files,
    label: 'Fotos',
    rows: ({ id }) => eq(files.created_by, id),
    exported: { file: 'fotos', omit: ['key', 'storage_key', 'placeholder'] },
    erased: 'deleted',
  },
]
