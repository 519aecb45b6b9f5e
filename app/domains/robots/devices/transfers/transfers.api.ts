import { login, Nothing } from '#platform/procedure.ts'
import { DeviceDetail, DeviceRef, DeviceSettings } from '../devices/devices.schemas.ts'
import { ownTransfers } from './own-transfers.queries.ts'
import { acceptTransfer, offerDevice, refuseTransfer, withdrawTransfer } from './transfers.actions.ts'
import { DeviceTransferInput, DeviceTransferRef, DeviceTransfers } from './transfers.schemas.ts'

const ofDevice = '/v1/ganza/ganza/{id}/transfer' as const
const one = '/v1/ganza/transfer/{transfer_id}' as const
const acting = login.refusing('conflict')

export const transfersApi = {
  mine: login.get('/v1/ganza/transfer', 'Robôs oferecidos a você', DeviceTransfers, ownTransfers),
  offer: login.refusing('conflict', 'too_many').post(ofDevice, 'Oferece um robô a alguém', DeviceTransferInput, DeviceSettings, offerDevice),
  withdraw: acting.delete(ofDevice, 'Retira a oferta de um robô', DeviceRef, DeviceSettings, (ctx, { id }) => withdrawTransfer(ctx, id)),
  accept: acting.post(`${one}/accept`, 'Fica com o robô oferecido', DeviceTransferRef, DeviceDetail, (ctx, { transfer_id }) => acceptTransfer(ctx, transfer_id)),
  refuse: acting.post(`${one}/refuse`, 'Não fica com o robô oferecido', DeviceTransferRef, Nothing, (ctx, { transfer_id }) => refuseTransfer(ctx, transfer_id)),
}
