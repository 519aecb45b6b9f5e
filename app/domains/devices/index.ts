export { partsOf, tokenOf } from './credentials/device-token.secrets.ts'
export { findDevice } from './credentials/find-device.queries.ts'
export { type InDevice, inDevice } from './links/in-device.queries.ts'
