import { z } from 'zod'
import { login, Nothing } from '#platform/procedure.ts'
import { OwnCourse } from '../courses/courses.schemas.ts'
import { arrangeTree, changeLesson, changeModule, createLesson, createModule, publishLesson, removeLesson, removeModule, unpublishLesson } from './lessons.actions.ts'
import { showEditedLesson } from './lessons.queries.ts'
import { EditedLessonRef, LessonChange, LessonCreate, LessonDetail, ModuleChange, ModuleCreate, ModuleRef, TreeOrder } from './lessons.schemas.ts'

const course = '/v1/cursos/meu/{slug}' as const
const one = `${course}/aula/{id}` as const
const edits = login.refusing('not_found', 'conflict')
const Made = z.object({ id: z.number().int() })

export const lessonsApi = {
  createModule: edits.post(`${course}/modulo`, 'Um módulo novo, no fim', ModuleCreate, OwnCourse, createModule),
  changeModule: edits.post(`${course}/modulo/{id}`, 'Muda o nome de um módulo', ModuleChange, OwnCourse, changeModule),
  removeModule: edits.delete(`${course}/modulo/{id}`, 'Apaga um módulo vazio', ModuleRef, OwnCourse, removeModule),
  arrange: edits.post(`${course}/ordem`, 'A ordem de módulos e aulas', TreeOrder, OwnCourse, arrangeTree),
  create: edits.create(`${course}/aula`, 'Uma aula nova, como rascunho', LessonCreate, Made, createLesson),
  show: login.refusing('not_found').get(one, 'Uma aula como quem a edita vê', EditedLessonRef, LessonDetail, showEditedLesson),
  change: edits.put(one, 'Edita uma aula', LessonChange, LessonDetail, changeLesson),
  publish: edits.post(`${one}/publish`, 'Abre a aula para os alunos', EditedLessonRef, LessonDetail, publishLesson),
  unpublish: edits.post(`${one}/unpublish`, 'Volta a aula a rascunho', EditedLessonRef, LessonDetail, unpublishLesson),
  remove: edits.delete(one, 'Apaga uma aula', EditedLessonRef, Nothing, removeLesson),
}
