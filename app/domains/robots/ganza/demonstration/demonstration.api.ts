import { anyone } from '#platform/procedure.ts'
import { showDemonstration } from './demonstration.queries.ts'
import { Demonstration } from './demonstration.schemas.ts'

export const demonstrationApi = {
  show: anyone.get('/v1/ganza/demonstracao', 'O robô que a equipe mostra a todos: leituras e modos', Demonstration, showDemonstration),
}
