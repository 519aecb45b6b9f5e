import type { Domain } from '#domain.ts'
import { careContactsApi } from './contacts/contacts.api.ts'
import { deskApi } from './desk/desk.api.ts'
import { processesDesk } from './desk/waiting.queries.ts'
import { processExportApi } from './export/process-export.api.ts'
import { processExport } from './export/process-export.export.ts'

export const processDesk = {
  api: { ...deskApi, copy: processExportApi, contacts: careContactsApi },
  exports: { processo: processExport },
  desk: processesDesk,
} satisfies Domain
