import type { Domain } from '#domain.ts'
import { evidenceApi } from './evidence/evidence.api.ts'
import { evidencePersonalData } from './evidence.personal-data.ts'

export const evidence = { api: evidenceApi, personalData: evidencePersonalData } satisfies Domain
