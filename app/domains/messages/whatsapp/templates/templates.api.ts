import { whoCan } from '#platform/procedure.ts'
import { checkTemplates } from './template-states.actions.ts'
import { showTemplateState } from './template-states.queries.ts'
import { TemplateStanding, TemplateStateRef, TemplatesChecked } from './template-states.schemas.ts'
import { whatsappTemplates } from './whatsapp-templates.staff.ts'

const team = whoCan('messages.manage')

export const templatesApi = {
  ...whatsappTemplates.calls,
  state: team.get('/v1/whatsapp/template/{id}/state', 'O que a Meta diz de um modelo', TemplateStateRef, TemplateStanding, showTemplateState),
  check: team.refusing('conflict', 'unavailable').post('/v1/whatsapp/template/check', 'Pergunta à Meta a situação dos modelos', TemplatesChecked, checkTemplates),
}
