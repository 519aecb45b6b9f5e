import { and, eq } from 'drizzle-orm'
import { inOwnRecord, type PersonalTable } from '../personal-data.ts'
import { files } from './files.table.ts'
import { private_file_openings, private_files } from './private-files.table.ts'
import { nameOf } from './sent-file.ts'

const reveal: PersonalTable['reveal'] = ({ env }, { sealed_name, ...row }) => ({
  ...row,
  name: nameOf(env.keys, { storage_key: String(row.storage_key), sealed_name: String(sealed_name) }),
})

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
    // Of others who opened one's files each room tells what it may: an address and an hour are theirs.
    table: private_file_openings,
    label: 'Documentos que você abriu e quando',
    rows: ({ id }) => eq(private_file_openings.user_id, id),
    exported: { file: 'documentos-aberturas', omit: ['user_id'] },
    erased: 'deleted',
  },
  {
    table: private_files,
    reveal,
    label: 'Arquivos que fazem parte do prontuário de um processo',
    rows: ({ id }) => and(eq(private_files.created_by, id), eq(private_files.kept, true)),
    exported: {
      ...{ file: 'processos-arquivos', omit: ['storage_key'] },
      rows: (person) => inOwnRecord(private_files.id, person),
    },
    erased: { kept: 'A Lei 13.787/2018 manda guardar o prontuário por 20 anos. Ficam cifrados.' },
  },
  {
    table: private_files,
    reveal,
    label: 'Documentos e arquivos enviados',
    rows: ({ id }) => and(eq(private_files.created_by, id), eq(private_files.kept, false)),
    exported: { file: 'documentos-arquivos', omit: ['storage_key'] },
    erased: 'deleted',
  },
]
