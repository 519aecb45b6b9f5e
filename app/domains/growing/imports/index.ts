export { importUploadRoutes, importUploads } from './imports/upload-routes.api.ts'
