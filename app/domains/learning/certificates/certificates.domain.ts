import type { Domain } from '#domain.ts'
import { certificatesApi } from './certificates/certificates.api.ts'
import { certificatesPersonalData } from './certificates.personal-data.ts'

export const certificates = {
  api: certificatesApi,
  personalData: certificatesPersonalData,
} satisfies Domain
