import { signedInOnly } from '#platform/procedure.ts'
import { changeDiscreetMode } from './discreet-mode.actions.ts'
import { DiscreetMode } from './discreet-mode.schemas.ts'

export const discreetModeApi = {
  change: signedInOnly
    .route({ method: 'PUT', path: '/v1/user/discreet-mode', summary: 'Liga ou desliga o modo discreto' })
    .input(DiscreetMode)
    .output(DiscreetMode)
    .handler(({ context, input }) => changeDiscreetMode(context, input)),
}
