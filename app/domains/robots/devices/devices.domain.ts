import type { Domain } from '#domain.ts'
import { signedDevice } from '#platform/context.ts'
import { calibrationsApi } from './calibrations/calibrations.api.ts'
import { deviceChannelsApi } from './channels/device-channels.api.ts'
import { credentialsApi } from './credentials/credentials.api.ts'
import { devicesApi } from './devices/devices.api.ts'
import { devicesPersonalData } from './devices.personal-data.ts'
import { devicesSubscribers } from './devices.subscribers.ts'
import { takeEventsMessage } from './events/take-events.actions.ts'
import { toldEventsApi } from './events/told-events.api.ts'
import { deviceMembersApi } from './members/device-members.api.ts'
import { partsApi } from './parts/parts.api.ts'
import { placesApi } from './places/places.api.ts'
import { noteSession } from './sessions/note-session.actions.ts'
import { staffDevicesApi } from './staff/staff-devices.api.ts'
import { devicesDesk } from './staff/waiting.queries.ts'
import { deviceTariffApi } from './tariff/tariff.api.ts'
import { transfersApi } from './transfers/transfers.api.ts'

export const devices = {
  api: {
    devices: devicesApi,
    places: placesApi,
    channels: deviceChannelsApi,
    tariff: deviceTariffApi,
    calibrations: calibrationsApi,
    parts: partsApi,
    members: deviceMembersApi,
    transfers: transfersApi,
    credentials: credentialsApi,
    told: toldEventsApi,
    staff: staffDevicesApi,
  },
  subscribers: devicesSubscribers,
  personalData: devicesPersonalData,
  robot: {
    topics: {
      events: (ctx, body) => takeEventsMessage(ctx, signedDevice(ctx), body),
      status: async (ctx, body) => {
        // Anything else says nothing that we know.
        if (body === 'online' || body === 'offline') await noteSession(ctx, signedDevice(ctx).id, body === 'online')
      },
    },
  },
  desk: devicesDesk,
} satisfies Domain
