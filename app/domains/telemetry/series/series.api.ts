import { eventIterator } from '@orpc/server'
import { login, refusing } from '#platform/procedure.ts'
import { followReadings } from './readings.live.ts'
import { series } from './series.queries.ts'
import { TelemetryFilter, TelemetryLatest, TelemetryRef, TelemetrySeries } from './series.schemas.ts'

const robot = '/v1/ganza/ganza/{id_or_serial}' as const

export const seriesApi = {
  show: login
    .route({ method: 'GET', path: `${robot}/series`, summary: 'Leituras de um robô, como o gráfico as mostra' })
    .input(TelemetryFilter)
    .output(TelemetrySeries)
    .handler(({ context, input }) => series(context, input)),
  live: refusing(login, 'too_many')
    .route({ method: 'GET', path: `${robot}/live`, summary: 'A leitura mais nova de um robô, ao vivo' })
    .input(TelemetryRef)
    .output(eventIterator(TelemetryLatest))
    .handler(({ context, input, signal, lastEventId }) =>
      followReadings(context, input.id_or_serial, { signal, lastEventId }),
    ),
}
