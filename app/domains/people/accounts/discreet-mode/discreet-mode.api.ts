import { signedInOnly } from '#platform/procedure.ts'
import { changeDiscreetMode } from './discreet-mode.actions.ts'
import { DiscreetMode } from './discreet-mode.schemas.ts'

export const discreetModeApi = {
  change: signedInOnly.put('/v1/user/discreet-mode', 'Liga ou desliga o modo discreto', DiscreetMode, DiscreetMode, changeDiscreetMode),
}
