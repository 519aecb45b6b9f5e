import { iotAnalysts, login, refusing, whoCan } from '#platform/procedure.ts'
import { updateLater, updateNow } from './decide-offer.actions.ts'
import { showOffer } from './firmware-offer.queries.ts'
import {
  cancelRollout,
  changeRollout,
  createRollout,
  pauseRollout,
  resumeRollout,
  retryRollout,
  rollBack,
} from './rollouts.actions.ts'
import { listRolloutDevices, listRollouts, showRollout } from './rollouts.queries.ts'
import {
  FirmwareOffer,
  Rollout,
  RolloutChange,
  RolloutCreate,
  RolloutDeviceFilter,
  RolloutDevicePage,
  RolloutFilter,
  RolloutPage,
  RolloutRef,
  RolloutRobotRef,
} from './rollouts.schemas.ts'

const team = refusing(whoCan('devices.manage'), 'conflict')
const owners = refusing(login, 'conflict')
const all = '/v1/ganza/rollout'
const one = `${all}/{id}` as const
const offer = '/v1/ganza/ganza/{id}/firmware'

export const rolloutsApi = {
  list: iotAnalysts
    .route({ method: 'GET', path: all, summary: 'Distribuições de versões' })
    .input(RolloutFilter)
    .output(RolloutPage)
    .handler(({ context, input }) => listRollouts(context, input)),
  show: iotAnalysts
    .route({ method: 'GET', path: one, summary: 'Uma distribuição: quantos robôs em cada passo, e por que falharam' })
    .input(RolloutRef)
    .output(Rollout)
    .handler(({ context, input }) => showRollout(context, input.id)),
  devices: iotAnalysts
    .route({ method: 'GET', path: `${one}/devices`, summary: 'Os robôs de uma distribuição' })
    .input(RolloutDeviceFilter)
    .output(RolloutDevicePage)
    .handler(({ context, input }) => listRolloutDevices(context, input)),
  create: team
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Começa a distribuir uma versão' })
    .input(RolloutCreate)
    .output(Rollout)
    .handler(({ context, input }) => createRollout(context, input)),
  update: team
    .route({ method: 'PUT', path: one, summary: 'Muda a parte dos robôs e o limite de falhas' })
    .input(RolloutChange)
    .output(Rollout)
    .handler(({ context, input }) => changeRollout(context, input)),
  pause: team
    .route({ method: 'POST', path: `${one}/pause`, summary: 'Pausa uma distribuição' })
    .input(RolloutRef)
    .output(Rollout)
    .handler(({ context, input }) => pauseRollout(context, input.id)),
  resume: team
    .route({ method: 'POST', path: `${one}/resume`, summary: 'Retoma uma distribuição' })
    .input(RolloutRef)
    .output(Rollout)
    .handler(({ context, input }) => resumeRollout(context, input.id)),
  cancel: team
    .route({ method: 'POST', path: `${one}/cancel`, summary: 'Encerra uma distribuição antes do fim' })
    .input(RolloutRef)
    .output(Rollout)
    .handler(({ context, input }) => cancelRollout(context, input.id)),
  retry: team
    .route({ method: 'POST', path: `${one}/retry`, summary: 'Tenta de novo nos robôs que falharam' })
    .input(RolloutRef)
    .output(Rollout)
    .handler(({ context, input }) => retryRollout(context, input.id)),
  rollBack: team
    .route({
      method: 'POST',
      path: `${one}/roll_back`,
      successStatus: 201,
      summary: 'Volta os robôs à versão anterior, à força',
    })
    .input(RolloutRef)
    .output(Rollout)
    .handler(({ context, input }) => rollBack(context, input.id)),
  offer: login
    .route({ method: 'GET', path: offer, summary: 'A versão que um robô roda e a que é oferecida a ele' })
    .input(RolloutRobotRef)
    .output(FirmwareOffer)
    .handler(({ context, input }) => showOffer(context, input.id)),
  now: owners
    .route({ method: 'POST', path: `${offer}/now`, summary: 'Atualizar agora' })
    .input(RolloutRobotRef)
    .output(FirmwareOffer)
    .handler(({ context, input }) => updateNow(context, input.id)),
  later: owners
    .route({ method: 'POST', path: `${offer}/later`, summary: 'Agora não: a atualização espera sete dias' })
    .input(RolloutRobotRef)
    .output(FirmwareOffer)
    .handler(({ context, input }) => updateLater(context, input.id)),
}
