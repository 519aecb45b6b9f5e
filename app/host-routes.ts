import type { FastifyInstance, FastifyRequest } from 'fastify'
import { importUploadRoutes, importUploads } from '#domains/growing/imports/index.ts'
import { classVideo, classVideoRoute } from '#domains/learning/enrolment/index.ts'
import { labelWebhook, labelWebhookRoute } from '#domains/market/freight/index.ts'
import { paymentWebhooks, sandboxDoor, sandboxRoutes, webhookRoute } from '#domains/market/payments/index.ts'
import { whatsappWebhook, whatsappWebhookRoutes } from '#domains/messages/whatsapp/index.ts'
import { exportDownload, exportDownloadRoute } from '#domains/people/privacy/index.ts'
import {
  firmwareDownload,
  firmwareDownloadRoute,
  firmwareUpload,
  firmwareUploadRoute,
} from '#domains/robots/device-models/index.ts'
import { energyCsv, energyCsvRoute } from '#domains/robots/ganza/index.ts'
import { seriesCsv, seriesCsvRoute } from '#domains/robots/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import { health, healthRoutes } from '#platform/http/health.ts'
import type { HostRoute } from '#platform/http/host-route.ts'
import { media, mediaRoute } from '#platform/http/media.ts'
import { photoUpload, photoUploadRoute } from '#platform/http/photo-upload.ts'
import { privateUpload, privateUploadRoute } from '#platform/http/private-upload.ts'
import { videoMedia, videoMediaRoute } from '#platform/videos/video-media.ts'
import { videoUpload, videoUploadRoutes } from '#platform/videos/video-upload.ts'
import { visitFrame, visitFrameRoute } from '#platform/visits/visit-frame.ts'
import { apiDocs, apiDocsRoutes } from './api-docs.ts'

type ContextOf = (request: FastifyRequest) => Promise<Context>

type Contexts = {
  anonymous: () => Context
  /** Of the token of an API call. */
  ofCall: ContextOf
  /** Of the session cookie, as pages have it. */
  ofPage: ContextOf
}

/** Registers what is neither a call nor a page. */
export function hostRoutes(app: FastifyInstance, { anonymous, ofCall, ofPage }: Contexts) {
  health(app, anonymous)
  media(app, anonymous)
  videoMedia(app, anonymous)
  classVideo(app, ofPage)
  photoUpload(app, ofCall)
  privateUpload(app, ofCall)
  videoUpload(app, ofCall)
  importUploads(app, ofCall)
  exportDownload(app, ofPage)
  paymentWebhooks(app, anonymous)
  sandboxDoor(app, anonymous)
  labelWebhook(app, anonymous)
  whatsappWebhook(app, anonymous)
  firmwareDownload(app, ofCall)
  firmwareUpload(app, ofCall)
  seriesCsv(app, ofCall)
  energyCsv(app, ofCall)
  visitFrame(app, anonymous)
  apiDocs(app)
}

export const hostLines: HostRoute[] = [
  ...healthRoutes,
  mediaRoute,
  videoMediaRoute,
  classVideoRoute,
  photoUploadRoute,
  privateUploadRoute,
  ...videoUploadRoutes,
  ...importUploadRoutes,
  exportDownloadRoute,
  webhookRoute,
  ...sandboxRoutes,
  labelWebhookRoute,
  ...whatsappWebhookRoutes,
  firmwareDownloadRoute,
  firmwareUploadRoute,
  seriesCsvRoute,
  energyCsvRoute,
  visitFrameRoute,
  ...apiDocsRoutes,
]
