import type { Domain } from '#domain.ts'
import { documentWatchCron, documentWatchJobs } from './documents/document-watch.jobs.ts'
import { processDocumentsApi } from './documents/process-documents.api.ts'
import { processDocumentKinds } from './kinds/process-document-kinds.staff.ts'
import { processDocumentsPersonalData } from './process-documents.personal-data.ts'

export const processDocuments = {
  api: { documents: processDocumentsApi, kinds: processDocumentKinds.calls },
  jobs: documentWatchJobs,
  cron: documentWatchCron,
  staff: [processDocumentKinds],
  personalData: processDocumentsPersonalData,
} satisfies Domain
