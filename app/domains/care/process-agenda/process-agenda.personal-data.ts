import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { process_appointments } from './appointments/appointments.table.ts'

export const processAgendaPersonalData: PersonalTable[] = [
  {
    table: process_appointments,
    label: 'Compromissos que você marcou em processos',
    tie: true,
    rows: ({ id }) => eq(process_appointments.created_by, id),
    exported: { file: 'comunidade360-agenda', omit: ['sealed_place', 'sealed_words', 'idempotency_key'] },
    erased: {
      kept: 'A agenda de um processo fica com o prontuário, que a Lei 13.787/2018 manda guardar por 20 anos, cifrado.',
    },
  },
]
