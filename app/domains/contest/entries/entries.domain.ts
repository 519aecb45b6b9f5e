import type { Domain } from '#domain.ts'
import { cupEntriesApi } from './entries/cup-entries.api.ts'
import { moderatedCupEntry } from './entries/cup-entry-moderated.actions.ts'
import { cupEntryTarget } from './entries/cup-entry-target.queries.ts'
import { findEntries } from './entries/find-entries.queries.ts'
import { entriesPersonalData } from './entries.personal-data.ts'

export const entries = {
  api: cupEntriesApi,
  personalData: entriesPersonalData,
  finders: { cup: findEntries },
  targets: { cup_entry_id: { ...cupEntryTarget, moderated: moderatedCupEntry } },
} satisfies Domain
