import { login } from '#platform/procedure.ts'
import { ChartNotes, ChartNotesFilter, RobotsSeries, RobotsSeriesFilter } from './charts.schemas.ts'
import { readNotes } from './notes.queries.ts'
import { robotsSeries } from './robots-series.queries.ts'

export const chartsApi = {
  notes: login
    .route({
      method: 'GET',
      path: '/v1/ganza/ganza/{id}/chart-notes',
      summary: 'O que o gráfico de um robô mostra além das leituras: alvos, ações e diário',
    })
    .input(ChartNotesFilter)
    .output(ChartNotes)
    .handler(({ context, input }) => readNotes(context, input)),
  robots: login
    .route({
      method: 'GET',
      path: '/v1/ganza/dashboard/series',
      summary: 'A mesma grandeza de cada robô, para comparar',
    })
    .input(RobotsSeriesFilter)
    .output(RobotsSeries)
    .handler(({ context, input }) => robotsSeries(context, input)),
}
