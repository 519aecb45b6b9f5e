import { z } from 'zod'
import { login, refusing } from '#platform/procedure.ts'
import { DeviceRef, DeviceSettings } from '../devices/devices.schemas.ts'
import { addMember, changeMember, leaveDevice, removeMember } from './members.actions.ts'
import { DeviceMemberAdd, DeviceMemberChange, DeviceMemberRef } from './members.schemas.ts'

const all = '/v1/ganza/ganza/{id}/member' as const
const one = `${all}/{member_id}` as const
const acting = refusing(login, 'conflict')

export const deviceMembersApi = {
  add: refusing(login, 'conflict', 'too_many')
    .route({ method: 'POST', path: all, summary: 'Divide um robô com alguém' })
    .input(DeviceMemberAdd)
    .output(DeviceSettings)
    .handler(({ context, input }) => addMember(context, input)),
  change: acting
    .route({ method: 'PUT', path: one, summary: 'Muda o que alguém pode em um robô, e até quando' })
    .input(DeviceMemberChange)
    .output(DeviceSettings)
    .handler(({ context, input }) => changeMember(context, input)),
  remove: acting
    .route({ method: 'DELETE', path: one, summary: 'Tira o acesso de alguém a um robô' })
    .input(DeviceMemberRef)
    .output(DeviceSettings)
    .handler(({ context, input }) => removeMember(context, input)),
  leave: acting
    .route({
      ...{ method: 'POST', path: '/v1/ganza/ganza/{id}/leave', successStatus: 204 },
      summary: 'Deixa um robô que outra pessoa dividiu',
    })
    .input(DeviceRef)
    .output(z.void())
    .handler(({ context, input }) => leaveDevice(context, input.id)),
}
