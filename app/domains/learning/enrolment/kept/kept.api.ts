import { login, Nothing } from '#platform/procedure.ts'
import { BeatAnswer, LessonRef } from '../classroom/classroom.schemas.ts'
import { keepLesson, watchedOffline } from './kept.actions.ts'
import { stillOpen } from './kept.queries.ts'
import { KeptIds, KeptOpen, OfflineWatch } from './kept.schemas.ts'

const one = '/v1/cursos/curso/{slug}/aula/{lesson}' as const
const acts = login.refusing('not_found', 'conflict', 'forbidden')

export const keptApi = {
  open: login.get('/v1/cursos/guardadas', 'Quais aulas guardadas no celular ainda se abrem', KeptIds, KeptOpen, stillOpen),
  keep: acts.post(`${one}/guardada`, 'Guarda uma aula no celular', LessonRef, Nothing, keepLesson),
  watched: acts.post(`${one}/vista-sem-sinal`, 'O que foi visto sem sinal', OfflineWatch, BeatAnswer, watchedOffline),
}
