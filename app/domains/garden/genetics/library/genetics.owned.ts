import { record } from '#platform/events.ts'
import { owned } from '#platform/owned/owned.ts'
import '../genetics.events.ts'
import { canSee, canUpdate, isCreator } from './genetics.policy.ts'
import { genetics } from './genetics.table.ts'

export const ownedGenetics = owned(genetics, {
  subject: 'genetic',
  policy: { canSee, canUpdate, isCreator },
  notFound: 'Não encontramos essa genética.',
  changed: (tx, { id }) => record(tx, 'genetic.changed', { genetic_id: id }),
  forbidden: 'Esta genética é da biblioteca de todos: só a equipe muda.',
})
