import { eventIterator } from '@orpc/server'
import { login } from '#platform/procedure.ts'
import { followReadings } from './readings.live.ts'
import { series } from './series.queries.ts'
import { TelemetryFilter, TelemetryLatest, TelemetryRef, TelemetrySeries } from './series.schemas.ts'

const robot = '/v1/ganza/ganza/{id_or_serial}' as const

export const seriesApi = {
  show: login.get(`${robot}/series`, 'Leituras de um robô, como o gráfico as mostra', TelemetryFilter, TelemetrySeries, series),
  live: login
    .refusing('too_many')
    .get(`${robot}/live`, 'A leitura mais nova de um robô, ao vivo', TelemetryRef, eventIterator(TelemetryLatest), (ctx, { id_or_serial }, stream) =>
      followReadings(ctx, id_or_serial, stream),
    ),
}
