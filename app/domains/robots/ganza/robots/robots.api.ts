import { eventIterator } from '@orpc/server'
import { z } from 'zod'
import { DeviceRef } from '#domains/robots/devices/devices/devices.schemas.ts'
import { TelemetryLatest } from '#domains/robots/telemetry/series/series.schemas.ts'
import { login } from '#platform/procedure.ts'
import { showDashboard } from './dashboard.queries.ts'
import { showRobot } from './robot.queries.ts'
import { followRobots } from './robots.live.ts'
import { RobotDashboard, RobotDetail } from './robots.schemas.ts'

export const robotsApi = {
  dashboard: login.get('/v1/ganza/dashboard', 'Os robôs de quem pergunta, como estão agora', RobotDashboard, showDashboard),
  live: login
    .refusing('too_many')
    .get('/v1/ganza/dashboard/live', 'As leituras novas de todos os robôs, ao vivo', eventIterator(z.object({ readings: z.array(TelemetryLatest) })), (ctx, _, stream) =>
      followRobots(ctx, stream),
    ),
  show: login.get('/v1/ganza/ganza/{id}/now', 'Tudo o que a página de um robô mostra: leituras, modo, canais, avisos e eventos', DeviceRef, RobotDetail, (ctx, { id }) =>
    showRobot(ctx, id),
  ),
}
