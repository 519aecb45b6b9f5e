import { record } from '#platform/events.ts'
import { owned } from '#platform/owned/owned.ts'
import '../garden.events.ts'
import { canSee, canUpdate, isCreator } from './stuffs.policy.ts'
import { stuffs } from './stuffs.table.ts'

export const ownedStuffs = owned(stuffs, {
  subject: 'stuff',
  policy: { canSee, canUpdate, isCreator },
  notFound: 'Não encontramos esse equipamento.',
  forbidden: 'Só quem tem este equipamento pode fazer mudanças nele.',
  changed: (tx, { id, created_by }) => record(tx, 'stuff.changed', { stuff_id: id, created_by }),
})

export const { findOwn: findOwnStuff } = ownedStuffs
