import type { Domain } from '#domain.ts'
import { modelChannelsApi } from './channels/model-channels.api.ts'
import { deviceModelsPersonalData } from './device-models.personal-data.ts'
import { firmwareApi } from './firmware/firmware.api.ts'
import { firmwareJobs } from './firmware/firmware.jobs.ts'
import { deviceModelsApi } from './models/device-models.api.ts'
import { devicePartsApi } from './parts/device-parts.api.ts'
import { deviceScreensApi } from './screens/device-screens.api.ts'
import { deviceSensorsApi } from './sensors/sensors.api.ts'

export const deviceModels = {
  api: {
    models: deviceModelsApi,
    channels: modelChannelsApi,
    sensors: deviceSensorsApi,
    parts: devicePartsApi,
    screens: deviceScreensApi,
    firmware: firmwareApi,
  },
  jobs: firmwareJobs,
  personalData: deviceModelsPersonalData,
} satisfies Domain
