import { iotAnalysts, login, whoCan } from '#platform/procedure.ts'
import { updateLater, updateNow } from './decide-offer.actions.ts'
import { showOffer } from './firmware-offer.queries.ts'
import { cancelRollout, changeRollout, createRollout, pauseRollout, resumeRollout, retryRollout, rollBack } from './rollouts.actions.ts'
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

const team = whoCan('devices.manage').refusing('conflict')
const owners = login.refusing('conflict')
const all = '/v1/ganza/rollout'
const one = `${all}/{id}` as const
const offer = '/v1/ganza/ganza/{id}/firmware'

export const rolloutsApi = {
  list: iotAnalysts.get(all, 'Distribuições de versões', RolloutFilter, RolloutPage, listRollouts),
  show: iotAnalysts.get(one, 'Uma distribuição: quantos robôs em cada passo, e por que falharam', RolloutRef, Rollout, (ctx, { id }) => showRollout(ctx, id)),
  devices: iotAnalysts.get(`${one}/devices`, 'Os robôs de uma distribuição', RolloutDeviceFilter, RolloutDevicePage, listRolloutDevices),
  create: team.create(all, 'Começa a distribuir uma versão', RolloutCreate, Rollout, createRollout),
  update: team.put(one, 'Muda a parte dos robôs e o limite de falhas', RolloutChange, Rollout, changeRollout),
  pause: team.post(`${one}/pause`, 'Pausa uma distribuição', RolloutRef, Rollout, (ctx, { id }) => pauseRollout(ctx, id)),
  resume: team.post(`${one}/resume`, 'Retoma uma distribuição', RolloutRef, Rollout, (ctx, { id }) => resumeRollout(ctx, id)),
  cancel: team.post(`${one}/cancel`, 'Encerra uma distribuição antes do fim', RolloutRef, Rollout, (ctx, { id }) => cancelRollout(ctx, id)),
  retry: team.post(`${one}/retry`, 'Tenta de novo nos robôs que falharam', RolloutRef, Rollout, (ctx, { id }) => retryRollout(ctx, id)),
  rollBack: team.create(`${one}/roll_back`, 'Volta os robôs à versão anterior, à força', RolloutRef, Rollout, (ctx, { id }) => rollBack(ctx, id)),
  offer: login.get(offer, 'A versão que um robô roda e a que é oferecida a ele', RolloutRobotRef, FirmwareOffer, (ctx, { id }) => showOffer(ctx, id)),
  now: owners.post(`${offer}/now`, 'Atualizar agora', RolloutRobotRef, FirmwareOffer, (ctx, { id }) => updateNow(ctx, id)),
  later: owners.post(`${offer}/later`, 'Agora não: a atualização espera sete dias', RolloutRobotRef, FirmwareOffer, (ctx, { id }) => updateLater(ctx, id)),
}
