import { login } from '#platform/procedure.ts'
import { ChartNotes, ChartNotesFilter, RobotsSeries, RobotsSeriesFilter } from './charts.schemas.ts'
import { readNotes } from './notes.queries.ts'
import { robotsSeries } from './robots-series.queries.ts'

export const chartsApi = {
  notes: login.get('/v1/ganza/ganza/{id}/chart-notes', 'O que o gráfico de um robô mostra além das leituras: alvos, ações e diário', ChartNotesFilter, ChartNotes, readNotes),
  robots: login.get('/v1/ganza/dashboard/series', 'A mesma grandeza de cada robô, para comparar', RobotsSeriesFilter, RobotsSeries, robotsSeries),
}
