import { login } from '#platform/procedure.ts'
import { showChannel } from './channel.queries.ts'
import { RobotChannelDetail, RobotChannelRef } from './channel.schemas.ts'

export const channelApi = {
  show: login.get(
    '/v1/ganza/ganza/{id}/channel/{slug}',
    'Um canal de um robô: como está e por quê, o que o modo faz com ele, quanto tempo ficou ligado',
    RobotChannelRef,
    RobotChannelDetail,
    showChannel,
  ),
}
