import { record } from '#platform/events.ts'
import { owned } from '#platform/owned/owned.ts'
import '../garden.events.ts'
import { canSee, canUpdate, isCreator } from './spaces.policy.ts'
import { spaces } from './spaces.table.ts'

export const ownedSpaces = owned(spaces, {
  subject: 'space',
  policy: { canSee, canUpdate, isCreator },
  notFound: 'Não encontramos esse espaço no nosso jardim.',
  forbidden: 'Só quem cuida deste espaço pode fazer mudanças nele.',
  changed: (tx, { id, created_by }) => record(tx, 'space.changed', { space_id: id, created_by }),
})

export const { find: findSpace, findOwn: findOwnSpace } = ownedSpaces
