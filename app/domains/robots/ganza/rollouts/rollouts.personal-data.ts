import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { firmware_rollouts } from './firmware-rollouts.table.ts'

export const rolloutsPersonalData: PersonalTable[] = [
  {
    table: firmware_rollouts,
    label: 'Distribuições de versões que você começou',
    rows: ({ id }) => eq(firmware_rollouts.created_by, id),
    exported: { not: 'São trabalho da equipe com os robôs, não algo seu.' },
    erased: {
      anonymised: () => ({ created_by: null }),
      why: 'O que cada robô recebeu fica no histórico dele, sem dizer quem começou.',
    },
  },
]
