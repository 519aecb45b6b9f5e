import type { Domain } from '#domain.ts'
import { certificatesApi } from './certificates/certificates.api.ts'
import { certificatesPersonalData } from './certificates.personal-data.ts'
import { certificatesSubscribers } from './certificates.subscribers.ts'

export const certificates = {
  api: certificatesApi,
  subscribers: certificatesSubscribers,
  personalData: certificatesPersonalData,
} satisfies Domain
