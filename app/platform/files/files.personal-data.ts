import { eq, or, sql } from 'drizzle-orm'
import type { PersonalTable } from '../personal-data.ts'
import { files } from './files.table.ts'
import { private_file_openings, private_files } from './private-files.table.ts'

/** The photos' bytes are exported and deleted together with their rows. */
export const filesPersonalData: PersonalTable[] = [
  {
    table: files,
    label: 'Fotos',
    rows: ({ id }) => eq(files.created_by, id),
    exported: { file: 'fotos', omit: ['key', 'storage_key', 'upload_key', 'placeholder'] },
    erased: 'deleted',
  },
  {
    table: private_file_openings,
    label: 'Quem abriu seus documentos e quando',
    rows: ({ id }) =>
      or(
        eq(private_file_openings.user_id, id),
        sql`${private_file_openings.file_id} in (select f.id from private_files f where f.created_by = ${id})`,
      ),
    exported: { file: 'documentos-aberturas', omit: ['user_id'] },
    erased: 'deleted',
  },
  {
    table: private_files,
    label: 'Documentos e arquivos enviados',
    rows: ({ id }) => eq(private_files.created_by, id),
    exported: { file: 'documentos-arquivos', omit: ['storage_key'] },
    erased: 'deleted',
  },
]
