import { eventIterator } from '@orpc/server'
import { z } from 'zod'
import { DeviceRef } from '#domains/devices/devices/devices.schemas.ts'
import { TelemetryLatest } from '#domains/telemetry/series/series.schemas.ts'
import { login, refusing } from '#platform/procedure.ts'
import { showDashboard } from './dashboard.queries.ts'
import { showRobot } from './robot.queries.ts'
import { followRobots } from './robots.live.ts'
import { RobotDashboard, RobotDetail } from './robots.schemas.ts'

export const robotsApi = {
  dashboard: login
    .route({ method: 'GET', path: '/v1/ganza/dashboard', summary: 'Os robôs de quem pergunta, como estão agora' })
    .output(RobotDashboard)
    .handler(({ context }) => showDashboard(context)),
  live: refusing(login, 'too_many')
    .route({ method: 'GET', path: '/v1/ganza/dashboard/live', summary: 'As leituras novas de todos os robôs, ao vivo' })
    .output(eventIterator(z.object({ readings: z.array(TelemetryLatest) })))
    .handler(({ context, signal, lastEventId }) => followRobots(context, { signal, lastEventId })),
  show: login
    .route({
      method: 'GET',
      path: '/v1/ganza/ganza/{id}/now',
      summary: 'Tudo o que a página de um robô mostra: leituras, modo, canais, avisos e eventos',
    })
    .input(DeviceRef)
    .output(RobotDetail)
    .handler(({ context, input }) => showRobot(context, input.id)),
}
