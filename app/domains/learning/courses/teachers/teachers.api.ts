import { login } from '#platform/procedure.ts'
import { changeSettings } from './teachers.actions.ts'
import { showSettings } from './teachers.queries.ts'
import { TeacherChange, TeacherSettings } from './teachers.schemas.ts'

const own = '/v1/cursos/professor/conf' as const

export const teachersApi = {
  show: login.get(own, 'Como você aparece onde ensina', TeacherSettings, showSettings),
  change: login.refusing('conflict').put(own, 'Muda como você aparece onde ensina', TeacherChange, TeacherSettings, changeSettings),
}
