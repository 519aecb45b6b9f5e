import { login } from '#platform/procedure.ts'
import { changeSettings } from './choices.actions.ts'
import { NoticeSettings, NoticeSettingsChange } from './choices.schemas.ts'
import { showSettings } from './settings.queries.ts'

const path = '/v1/notificacoes/settings' as const

export const choicesApi = {
  show: login
    .route({ method: 'GET', path, summary: 'Por onde e quando você é avisado de quê' })
    .output(NoticeSettings)
    .handler(({ context }) => showSettings(context)),
  change: login
    .route({ method: 'PUT', path, summary: 'Escolhe por onde e quando você é avisado de quê' })
    .input(NoticeSettingsChange)
    .output(NoticeSettings)
    .handler(({ context, input }) => changeSettings(context, input)),
}
