import { owned } from '#platform/owned/owned.ts'
import { canSee, canUpdate, isCreator } from './spaces.policy.ts'
import { spaces } from './spaces.table.ts'

export const ownedSpaces = owned(spaces, {
  subject: 'space',
  policy: { canSee, canUpdate, isCreator },
  unseen: 'Não encontramos esse espaço no nosso jardim.',
  notYours: 'Só quem cuida deste espaço pode mudá-lo.',
})

export const { find: findSpace, findOwn: findOwnSpace } = ownedSpaces
