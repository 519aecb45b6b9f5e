import { login } from '#platform/procedure.ts'
import { DeviceSettings } from '../devices/devices.schemas.ts'
import { changeTariff } from './change-tariff.actions.ts'
import { DeviceTariffInput } from './tariff.schemas.ts'

export const deviceTariffApi = {
  change: login.refusing('conflict').put('/v1/ganza/ganza/{id}/tariff', 'Quanto custa o kWh que o robô gasta', DeviceTariffInput, DeviceSettings, changeTariff),
}
