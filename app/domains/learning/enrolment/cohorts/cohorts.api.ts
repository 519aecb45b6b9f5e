import { anyone, login } from '#platform/procedure.ts'
import { changeCohort, createCohort, joinCohort, leaveCohort, removeCohort } from './cohorts.actions.ts'
import { listCohortPeople, listCohorts } from './cohorts.queries.ts'
import { CohortChange, CohortCourse, CohortCreate, CohortList, CohortPeople, CohortRef } from './cohorts.schemas.ts'

const course = '/v1/cursos/curso/{slug}/turma' as const
const own = '/v1/cursos/meu/{slug}/turma' as const
const acts = login.refusing('not_found', 'conflict', 'forbidden')

export const cohortsApi = {
  list: anyone.refusing('not_found').get(course, 'As turmas de um curso', CohortCourse, CohortList, listCohorts),
  people: login.refusing('not_found').get(`${own}/pessoas`, 'Quem está nas turmas, e quem espera', CohortCourse, CohortPeople, listCohortPeople),
  create: acts.create(own, 'Uma turma nova', CohortCreate, CohortList, createCohort),
  change: acts.put(`${own}/{id}`, 'Muda uma turma; mais vagas chamam a fila', CohortChange, CohortList, changeCohort),
  remove: acts.delete(`${own}/{id}`, 'Apaga uma turma vazia', CohortRef, CohortList, removeCohort),
  join: acts.post(`${course}/{id}/lugar`, 'Entra na turma, ou na fila', CohortRef, CohortList, joinCohort),
  leave: acts.delete(`${course}/{id}/lugar`, 'Sai da turma ou da fila', CohortRef, CohortList, leaveCohort),
}
