import { DeviceRef } from '#domains/robots/devices/devices/devices.schemas.ts'
import { login } from '#platform/procedure.ts'
import { AlertEpisodeRef } from '../episodes/alert-episodes.schemas.ts'
import { seeEpisode } from '../episodes/see-episode.actions.ts'
import { addRule, changeRule, deleteRule, followAlerts, switchRule } from './alert-rules.actions.ts'
import { AlertFollow, AlertRuleChange, AlertRuleInput, AlertRuleRef, AlertRuleSwitch, DeviceAlerts } from './alert-rules.schemas.ts'
import { showAlerts } from './device-alerts.queries.ts'

const path = '/v1/ganza/ganza/{id}/aviso' as const
const one = `${path}/{rule_id}` as const
const own = login.refusing('not_found', 'conflict')

export const alertRulesApi = {
  show: login.refusing('not_found').get(path, 'Os avisos de um robô: regras, propostas e o que já houve', DeviceRef, DeviceAlerts, showAlerts),
  add: own.post(path, 'Cria um aviso', AlertRuleInput, DeviceAlerts, addRule),
  change: own.put(one, 'Muda um aviso', AlertRuleChange, DeviceAlerts, changeRule),
  switch: own.put(`${one}/enabled`, 'Liga ou desliga um aviso', AlertRuleSwitch, DeviceAlerts, switchRule),
  delete: own.delete(one, 'Apaga um aviso e o seu histórico', AlertRuleRef, DeviceAlerts, deleteRule),
  see: login.refusing('not_found').post('/v1/ganza/ganza/{id}/episode/{episode_id}/seen', 'Diz que viu', AlertEpisodeRef, DeviceAlerts, seeEpisode),
  follow: own.put(`${path}/follow`, 'Quem divide o robô recebe os avisos, ou não', AlertFollow, DeviceAlerts, followAlerts),
}
