import { login, refusing } from '#platform/procedure.ts'
import { DeviceSettings } from '../devices/devices.schemas.ts'
import { changeTariff } from './change-tariff.actions.ts'
import { DeviceTariffInput } from './tariff.schemas.ts'

export const deviceTariffApi = {
  change: refusing(login, 'conflict')
    .route({ method: 'PUT', path: '/v1/ganza/ganza/{id}/tariff', summary: 'Quanto custa o kWh que o robô gasta' })
    .input(DeviceTariffInput)
    .output(DeviceSettings)
    .handler(({ context, input }) => changeTariff(context, input)),
}
