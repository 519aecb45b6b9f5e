export { type FirmwareUpdate, publishedFirmware } from './firmware/firmware.queries.ts'
export {
  firmwareDownload,
  firmwareDownloadRoute,
  firmwareUpload,
  firmwareUploadRoute,
} from './firmware/firmware-routes.api.ts'
export { channelsOf, describeModels, sensorsOf } from './models/device-models.queries.ts'
