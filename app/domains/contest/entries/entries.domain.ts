import type { Domain } from '#domain.ts'
import { cupEntriesApi } from './entries/cup-entries.api.ts'
import { entriesPersonalData } from './entries.personal-data.ts'

export const entries = { api: cupEntriesApi, personalData: entriesPersonalData } satisfies Domain
