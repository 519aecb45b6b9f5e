export { exportDownload } from './exports/export-download.ts'
