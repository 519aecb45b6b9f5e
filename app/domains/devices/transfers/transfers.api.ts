import { z } from 'zod'
import { login, refusing } from '#platform/procedure.ts'
import { DeviceDetail, DeviceRef, DeviceSettings } from '../devices/devices.schemas.ts'
import { ownTransfers } from './own-transfers.queries.ts'
import { acceptTransfer, offerDevice, refuseTransfer, withdrawTransfer } from './transfers.actions.ts'
import { DeviceTransferInput, DeviceTransferRef, DeviceTransfers } from './transfers.schemas.ts'

const ofDevice = '/v1/ganza/ganza/{id}/transfer' as const
const one = '/v1/ganza/transfer/{transfer_id}' as const
const acting = refusing(login, 'conflict')

export const transfersApi = {
  mine: login
    .route({ method: 'GET', path: '/v1/ganza/transfer', summary: 'Robôs oferecidos a você' })
    .output(DeviceTransfers)
    .handler(({ context }) => ownTransfers(context)),
  offer: refusing(login, 'conflict', 'too_many')
    .route({ method: 'POST', path: ofDevice, summary: 'Oferece um robô a alguém' })
    .input(DeviceTransferInput)
    .output(DeviceSettings)
    .handler(({ context, input }) => offerDevice(context, input)),
  withdraw: acting
    .route({ method: 'DELETE', path: ofDevice, summary: 'Retira a oferta de um robô' })
    .input(DeviceRef)
    .output(DeviceSettings)
    .handler(({ context, input }) => withdrawTransfer(context, input.id)),
  accept: acting
    .route({ method: 'POST', path: `${one}/accept`, summary: 'Fica com o robô oferecido' })
    .input(DeviceTransferRef)
    .output(DeviceDetail)
    .handler(({ context, input }) => acceptTransfer(context, input.transfer_id)),
  refuse: acting
    .route({ method: 'POST', path: `${one}/refuse`, successStatus: 204, summary: 'Não fica com o robô oferecido' })
    .input(DeviceTransferRef)
    .output(z.void())
    .handler(({ context, input }) => refuseTransfer(context, input.transfer_id)),
}
