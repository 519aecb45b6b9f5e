import { signedInOnly } from '#platform/procedure.ts'
import { changeBlock, changeMute } from './blocks.actions.ts'
import { listDistances } from './blocks.queries.ts'
import { BlockChange, Distance, Distances, MuteChange } from './blocks.schemas.ts'

export const blocksApi = {
  mine: signedInOnly.get('/v1/social/block', 'Quem você bloqueou e silenciou', Distances, listDistances),
  block: signedInOnly.refusing('not_found', 'conflict').post('/v1/social/block', 'Bloqueia uma pessoa, ou desbloqueia', BlockChange, Distance, changeBlock),
  mute: signedInOnly.refusing('not_found', 'conflict').post('/v1/social/mute', 'Silencia uma pessoa, ou ouve de novo', MuteChange, Distance, changeMute),
}
