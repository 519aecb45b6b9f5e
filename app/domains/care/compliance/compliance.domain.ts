import type { Domain } from '#domain.ts'
import { complianceApi } from './folder/compliance.api.ts'

export const compliance = { api: complianceApi } satisfies Domain
