import { login, Nothing } from '#platform/procedure.ts'
import { DeviceRef, DeviceSettings } from '../devices/devices.schemas.ts'
import { addMember, changeMember, leaveDevice, removeMember } from './members.actions.ts'
import { DeviceMemberAdd, DeviceMemberChange, DeviceMemberRef } from './members.schemas.ts'

const all = '/v1/ganza/ganza/{id}/member' as const
const one = `${all}/{member_id}` as const
const acting = login.refusing('conflict')

export const deviceMembersApi = {
  add: login.refusing('conflict', 'too_many').post(all, 'Divide um robô com alguém', DeviceMemberAdd, DeviceSettings, addMember),
  change: acting.put(one, 'Muda o que alguém pode em um robô, e até quando', DeviceMemberChange, DeviceSettings, changeMember),
  remove: acting.delete(one, 'Tira o acesso de alguém a um robô', DeviceMemberRef, DeviceSettings, removeMember),
  leave: acting.post('/v1/ganza/ganza/{id}/leave', 'Deixa um robô que outra pessoa dividiu', DeviceRef, Nothing, (ctx, { id }) => leaveDevice(ctx, id)),
}
