import { login, Nothing } from '#platform/procedure.ts'
import { answerInvite } from './invites.actions.ts'
import { changeSettings } from './teachers.actions.ts'
import { listInvites, showSettings } from './teachers.queries.ts'
import { TeacherChange, TeacherSettings, TeachingAnswer, TeachingInvites } from './teachers.schemas.ts'

const own = '/v1/cursos/professor/conf' as const

export const teachersApi = {
  show: login.get(own, 'Como você aparece onde ensina', TeacherSettings, showSettings),
  change: login.refusing('conflict').put(own, 'Muda como você aparece onde ensina', TeacherChange, TeacherSettings, changeSettings),
  invites: login.get('/v1/cursos/professor/convite', 'Cursos que pedem que você ensine', TeachingInvites, listInvites),
  answerInvite: login
    .refusing('not_found')
    .post('/v1/cursos/professor/convite/{slug}', 'Aceita ou recusa ensinar um curso, ou retira o convite', TeachingAnswer, Nothing, answerInvite),
}
