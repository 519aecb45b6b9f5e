import { eq, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { type CupVote, cup_votes } from './votes/cup-votes.table.ts'
import { asOwn } from './votes/own-vote.model.ts'

export const votingPersonalData: PersonalTable[] = [
  {
    table: cup_votes,
    label: 'Votos na copa',
    rows: ({ id }) => eq(cup_votes.user_id, id),
    names: {
      edition_name: sql`(select c.name from cup_editions c where c.id = cup_votes.edition_id)`,
      modality_name: sql`(select m.name from cup_entries e join cup_modalities m on m.id = e.modality_id
        where e.id = cup_votes.entry_id)`,
      // What the moderation hid is told by no copy.
      entry_title: sql`(select e.title from cup_entries e where e.id = cup_votes.entry_id and e.hidden_at is null)`,
    },
    reveal: (_ctx, row) => asOwn(row as CupVote),
    exported: { file: 'votos-na-copa', omit: ['address_hash', 'device_hash'] },
    erased: {
      anonymised: () => ({ user_id: null, address_hash: null, device_hash: null }),
      why: 'O voto conta no resultado, que qualquer um pode conferir; continua, sem o seu nome.',
    },
  },
]
