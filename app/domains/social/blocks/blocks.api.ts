import { refusing, signedInOnly } from '#platform/procedure.ts'
import { changeBlock, changeMute } from './blocks.actions.ts'
import { listDistances } from './blocks.queries.ts'
import { BlockChange, Distance, Distances, MuteChange } from './blocks.schemas.ts'

export const blocksApi = {
  mine: signedInOnly
    .route({ method: 'GET', path: '/v1/social/block', summary: 'Quem você bloqueou e silenciou' })
    .output(Distances)
    .handler(({ context }) => listDistances(context)),
  block: refusing(signedInOnly, 'not_found', 'conflict')
    .route({ method: 'POST', path: '/v1/social/block', summary: 'Bloqueia uma pessoa, ou desbloqueia' })
    .input(BlockChange)
    .output(Distance)
    .handler(({ context, input }) => changeBlock(context, input)),
  mute: refusing(signedInOnly, 'not_found', 'conflict')
    .route({ method: 'POST', path: '/v1/social/mute', summary: 'Silencia uma pessoa, ou ouve de novo' })
    .input(MuteChange)
    .output(Distance)
    .handler(({ context, input }) => changeMute(context, input)),
}
