import { login } from '#platform/procedure.ts'
import { changeSettings } from './choices.actions.ts'
import { NoticeSettings, NoticeSettingsChange } from './choices.schemas.ts'
import { showSettings } from './settings.queries.ts'

const path = '/v1/notificacoes/settings' as const

export const choicesApi = {
  show: login.get(path, 'Por onde e quando você é avisado de quê', NoticeSettings, showSettings),
  change: login.put(path, 'Escolhe por onde e quando você é avisado de quê', NoticeSettingsChange, NoticeSettings, changeSettings),
}
