import { installAddedAccess } from '#domains/accounts/added-access/added-access.registry.ts'
import { installUsages } from '#domains/catalogue/usages.registry.ts'
import { installUsedPart, provenLines } from '#domains/orders/index.ts'
import { installMeasuredAir } from '#domains/plans/index.ts'
import { installExportKinds } from '#domains/privacy/index.ts'
import { installBuyerProof } from '#domains/products/index.ts'
import { installTargets } from '#domains/social/targets.registry.ts'
import { installStoreObligations } from '#domains/stores/closing/obligations.registry.ts'
import { usedPartOf } from '#domains/subscriptions/index.ts'
import { hoursMeasured } from '#domains/telemetry/index.ts'
import { installSubscribers } from '#platform/events.ts'
import { filesPersonalData } from '#platform/files/files.personal-data.ts'
import { installPersonalData } from '#platform/personal-data.ts'
import { platformPersonalData } from '#platform/platform.personal-data.ts'
import { installStaff } from '#platform/staff/staff-registry.ts'
import { videosPersonalData } from '#platform/videos/videos.personal-data.ts'
import type { Domain } from './domain.ts'
import { domains } from './domains.ts'

const { accounts, ...others } = domains
const all: Domain[] = Object.values(domains)

/** All personal data tables in deletion order: referencing rows first, files after what shows them, users last. */
export const personalData = [
  ...(Object.values(others) as Domain[]).reverse().flatMap((domain) => domain.personalData ?? []),
  ...platformPersonalData,
  ...videosPersonalData,
  ...filesPersonalData,
  ...accounts.personalData,
]

// Registers what lower layers use without importing the domains.
installPersonalData(personalData)
installSubscribers(all.flatMap(({ subscribers = [] }) => subscribers))
installTargets(Object.assign({}, ...all.map(({ targets }) => targets)))
installUsages(all.flatMap(({ usages = {} }) => Object.entries(usages)))
installExportKinds(Object.assign({}, ...all.map(({ exports }) => exports)))
installStaff(all.flatMap(({ staff = [] }) => staff))
installAddedAccess(all.flatMap(({ addedAccess = [] }) => addedAccess))
installStoreObligations(all.flatMap(({ storeObligations }) => storeObligations ?? []))
installBuyerProof(provenLines)
installUsedPart(usedPartOf)
installMeasuredAir(hoursMeasured)
