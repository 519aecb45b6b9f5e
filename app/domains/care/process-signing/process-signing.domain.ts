import type { Domain } from '#domain.ts'
import { processSigningPersonalData } from './process-signing.personal-data.ts'
import { processSigningsApi } from './signings/process-signings.api.ts'
import { signingTemplates } from './templates/signing-templates.staff.ts'

export const processSigning = {
  api: { signings: processSigningsApi, templates: signingTemplates.calls },
  staff: [signingTemplates],
  personalData: processSigningPersonalData,
} satisfies Domain
