import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { melhor_envio_accounts } from './connection/melhor-envio-accounts.table.ts'

export const freightPersonalData: PersonalTable[] = [
  {
    table: melhor_envio_accounts,
    label: 'Contas do Melhor Envio que você ligou a lojas',
    tie: true,
    rows: ({ id }) => eq(melhor_envio_accounts.connected_by, id),
    exported: { file: 'frete-contas-ligadas', omit: ['access_token', 'refresh_token'] },
    erased: {
      anonymised: () => ({ connected_by: null }),
      why: 'A conta é da loja, que continua enviando. Fica sem o seu nome.',
    },
  },
]
