import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { help_votes } from './votes/help-votes.table.ts'

export const helpPersonalData: PersonalTable[] = [
  {
    table: help_votes,
    label: 'O que você disse que ajudou, na página de dúvidas',
    rows: ({ id }) => eq(help_votes.user_id, id),
    exported: { file: 'ajuda', omit: ['visitor'] },
    erased: 'deleted',
  },
]
