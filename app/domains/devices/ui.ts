export { DeviceStatusBadge } from './devices/components/device-status-badge.tsx'
export { Diagnosis } from './devices/components/diagnosis.tsx'
