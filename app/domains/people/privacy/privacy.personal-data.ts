import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { consents } from './consents/consents.table.ts'
import { erasures } from './erasures/erasures.table.ts'
import { data_exports } from './exports/exports.table.ts'

export const privacyPersonalData: PersonalTable[] = [
  {
    table: consents,
    label: 'Consentimentos',
    rows: ({ id }) => eq(consents.user_id, id),
    exported: { file: 'consentimentos' },
    erased: { kept: 'Provam o que você permitiu e retirou (LGPD, art. 8º). Ficam como prova, sem o seu nome.' },
  },
  {
    table: data_exports,
    label: 'Cópias dos seus dados',
    rows: ({ id }) => eq(data_exports.user_id, id),
    exported: { file: 'copias', omit: ['error'] },
    erased: 'deleted',
  },
  {
    table: erasures,
    label: 'Pedidos de apagar a conta',
    rows: ({ id }) => eq(erasures.user_id, id),
    exported: { file: 'pedidos-de-apagar', omit: ['public_file_ids'] },
    erased: { kept: 'Provam que o seu pedido foi cumprido. Fica só o dia.' },
  },
]
