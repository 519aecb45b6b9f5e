import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { blocks, mutes } from './blocks/blocks.table.ts'
import { comments } from './comments/comments.table.ts'
import { countComments } from './comments/count-comments.actions.ts'
import { saves } from './saves/saves.table.ts'
import { views } from './views/views.table.ts'
import { listed_words } from './words/words.table.ts'

export const socialPersonalData: PersonalTable[] = [
  {
    table: comments,
    label: 'Comentários que você escreveu',
    rows: ({ id }) => eq(comments.created_by, id),
    exported: { file: 'comentarios', omit: ['idempotency_key'] },
    erased: {
      anonymised: () => ({ text: '', deleted_at: new Date() }),
      why: 'Ficam sem o texto, para as respostas de outras pessoas continuarem no lugar.',
    },
    beforeErased: (tx, { id }) => countComments(tx, id, -1),
  },
  {
    table: blocks,
    label: 'Quem você bloqueou',
    rows: ({ id }) => eq(blocks.user_id, id),
    exported: { file: 'bloqueios' },
    erased: 'deleted',
  },
  {
    table: mutes,
    label: 'Quem você silenciou',
    rows: ({ id }) => eq(mutes.user_id, id),
    exported: { file: 'silenciados' },
    erased: 'deleted',
  },
  {
    table: saves,
    label: 'O que você salvou e quem você segue',
    rows: ({ id }) => eq(saves.user_id, id),
    exported: { file: 'salves' },
    erased: 'deleted',
  },
  {
    table: listed_words,
    label: 'Palavras que você pôs na lista da moderação',
    rows: ({ id }) => eq(listed_words.created_by, id),
    exported: { not: 'São regras da comunidade, escritas como equipe.' },
    erased: { anonymised: () => ({ created_by: null }), why: 'São regras da comunidade e ficam sem o seu nome.' },
  },
  {
    table: views,
    label: 'O que você viu nos últimos dois dias',
    rows: ({ id }) => eq(views.viewer, `u${id}`),
    exported: { file: 'vistas' },
    erased: 'deleted',
  },
]
