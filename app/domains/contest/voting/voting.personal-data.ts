import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { type CupVote, cup_votes } from './votes/cup-votes.table.ts'
import { asOwn } from './votes/own-vote.model.ts'

export const votingPersonalData: PersonalTable[] = [
  {
    table: cup_votes,
    label: 'Votos na copa',
    rows: ({ id }) => eq(cup_votes.user_id, id),
    reveal: (_ctx, row) => asOwn(row as CupVote),
    exported: { file: 'votos-na-copa', omit: ['address_hash', 'device_hash'] },
    erased: {
      anonymised: () => ({ user_id: null, address_hash: null, device_hash: null }),
      why: 'O voto conta no resultado, que qualquer um pode conferir; continua, sem o seu nome.',
    },
  },
]
