import { login } from '#platform/procedure.ts'
import { showChannel } from './channel.queries.ts'
import { RobotChannelDetail, RobotChannelRef } from './channel.schemas.ts'

export const channelApi = {
  show: login
    .route({
      method: 'GET',
      path: '/v1/ganza/ganza/{id}/channel/{slug}',
      summary: 'Um canal de um robô: como está e por quê, o que o modo faz com ele, quanto tempo ficou ligado',
    })
    .input(RobotChannelRef)
    .output(RobotChannelDetail)
    .handler(({ context, input }) => showChannel(context, input)),
}
