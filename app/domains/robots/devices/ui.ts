export { DeviceAge } from './devices/components/device-age.tsx'
export { DeviceStatusBadge } from './devices/components/device-status-badge.tsx'
export { Diagnosis } from './devices/components/diagnosis.tsx'
export { LastReading, useSeconds } from './devices/components/last-reading.tsx'
