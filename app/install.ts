import { installUsages } from '#domains/base/catalogue/usages.registry.ts'
import { installTargets } from '#domains/base/social/targets.registry.ts'
import { installFinders } from '#domains/community/banca/search/finders.registry.ts'
import { installHarvestHolds } from '#domains/garden/garden/harvest-holds/harvest-holds.registry.ts'
import { installMeasuredAir } from '#domains/garden/plans/index.ts'
import { installTaskOpens } from '#domains/growing/agenda/tasks/task-opens.registry.ts'
import { installTodayAsks } from '#domains/growing/agenda/today/today-asks.registry.ts'
import { cartErrand } from '#domains/market/orders/cart/cart-errand.queries.ts'
import { installHadAlready } from '#domains/market/orders/cart/had-already.registry.ts'
import { installUsedPart, provenLines } from '#domains/market/orders/index.ts'
import { installUnopened } from '#domains/market/orders/reconciling/unopened.registry.ts'
import { installBuyerProof, installOpens } from '#domains/market/products/index.ts'
import { installStoreObligations } from '#domains/market/stores/closing/obligations.registry.ts'
import { usedPartOf } from '#domains/market/subscriptions/index.ts'
import { installAddedAccess } from '#domains/people/accounts/added-access/added-access.registry.ts'
import { installSignInErrand } from '#domains/people/accounts/sign-in-errand/sign-in-errand.registry.ts'
import { installExportKinds } from '#domains/people/privacy/index.ts'
import { hoursMeasured } from '#domains/robots/telemetry/index.ts'
import { installDesk } from '#platform/desk/desk.registry.ts'
import { installSubscribers } from '#platform/events.ts'
import { filesPersonalData } from '#platform/files/files.personal-data.ts'
import { installPersonalData } from '#platform/personal-data.ts'
import { platformPersonalData } from '#platform/platform.personal-data.ts'
import { installStaff } from '#platform/staff/staff-registry.ts'
import { installLongVideos } from '#platform/videos/long-videos.registry.ts'
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
installFinders(
  Object.assign({}, ...all.map(({ finders }) => finders)),
  all.flatMap(({ publishedTexts }) => publishedTexts ?? []),
)
installLongVideos(all.flatMap(({ longVideos }) => longVideos ?? []))
installHarvestHolds(all.flatMap(({ harvestHolds }) => harvestHolds ?? []))
installTodayAsks(all.flatMap(({ todayAsks }) => todayAsks ?? []))
installTaskOpens(all.flatMap(({ taskOpens }) => taskOpens ?? []))
installDesk(all.flatMap(({ desk = [] }) => desk))
installUsages(all.flatMap(({ usages = {} }) => Object.entries(usages)))
installExportKinds(Object.assign({}, ...all.map(({ exports }) => exports)))
installStaff(all.flatMap(({ staff = [] }) => staff))
installAddedAccess(all.flatMap(({ addedAccess = [] }) => addedAccess))
installStoreObligations(all.flatMap(({ storeObligations }) => storeObligations ?? []))
installOpens(all.flatMap(({ opens }) => opens ?? []))
installHadAlready(all.flatMap(({ hadAlready }) => hadAlready ?? []))
installUnopened(all.flatMap(({ unopened }) => unopened ?? []))
installBuyerProof(provenLines)
installUsedPart(usedPartOf)
installSignInErrand(cartErrand)
installMeasuredAir(hoursMeasured)
