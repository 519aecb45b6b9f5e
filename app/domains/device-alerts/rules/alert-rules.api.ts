import { DeviceRef } from '#domains/devices/devices/devices.schemas.ts'
import { login, refusing } from '#platform/procedure.ts'
import { AlertEpisodeRef } from '../episodes/alert-episodes.schemas.ts'
import { seeEpisode } from '../episodes/see-episode.actions.ts'
import { addRule, changeRule, deleteRule, followAlerts, switchRule } from './alert-rules.actions.ts'
import {
  AlertFollow,
  AlertRuleChange,
  AlertRuleInput,
  AlertRuleRef,
  AlertRuleSwitch,
  DeviceAlerts,
} from './alert-rules.schemas.ts'
import { showAlerts } from './device-alerts.queries.ts'

const path = '/v1/ganza/ganza/{id}/aviso' as const
const one = `${path}/{rule_id}` as const
const own = refusing(login, 'not_found', 'conflict')

export const alertRulesApi = {
  show: refusing(login, 'not_found')
    .route({ method: 'GET', path, summary: 'Os avisos de um robô: regras, propostas e o que já houve' })
    .input(DeviceRef)
    .output(DeviceAlerts)
    .handler(({ context, input }) => showAlerts(context, input)),
  add: own
    .route({ method: 'POST', path, summary: 'Cria um aviso' })
    .input(AlertRuleInput)
    .output(DeviceAlerts)
    .handler(({ context, input }) => addRule(context, input)),
  change: own
    .route({ method: 'PUT', path: one, summary: 'Muda um aviso' })
    .input(AlertRuleChange)
    .output(DeviceAlerts)
    .handler(({ context, input }) => changeRule(context, input)),
  switch: own
    .route({ method: 'PUT', path: `${one}/enabled`, summary: 'Liga ou desliga um aviso' })
    .input(AlertRuleSwitch)
    .output(DeviceAlerts)
    .handler(({ context, input }) => switchRule(context, input)),
  delete: own
    .route({ method: 'DELETE', path: one, summary: 'Apaga um aviso e o seu histórico' })
    .input(AlertRuleRef)
    .output(DeviceAlerts)
    .handler(({ context, input }) => deleteRule(context, input)),
  see: refusing(login, 'not_found')
    .route({ method: 'POST', path: '/v1/ganza/ganza/{id}/episode/{episode_id}/seen', summary: 'Diz que viu' })
    .input(AlertEpisodeRef)
    .output(DeviceAlerts)
    .handler(({ context, input }) => seeEpisode(context, input)),
  follow: own
    .route({ method: 'PUT', path: `${path}/follow`, summary: 'Quem divide o robô recebe os avisos, ou não' })
    .input(AlertFollow)
    .output(DeviceAlerts)
    .handler(({ context, input }) => followAlerts(context, input)),
}
