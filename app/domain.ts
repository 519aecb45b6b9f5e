import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { CatalogueName } from '#domains/catalogue/items/items.table.ts'
import type { CountUsages } from '#domains/catalogue/usages.registry.ts'
import type { ExportKind } from '#domains/privacy/index.ts'
import type { TargetColumn } from '#domains/social/targets.kinds.ts'
import type { Target } from '#domains/social/targets.registry.ts'
import type { Subscriber } from '#platform/events.ts'
import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import type { PersonalTable } from '#platform/personal-data.ts'

/** What a domain brings, said in its `*.domain.ts` and joined by the files of app/ that ask for it. */
export type Domain = {
  /** Its calls: a resource each, or the calls themselves. */
  api?: object
  jobs?: JobHandlers
  /** When jobs run by themselves (UTC). */
  cron?: CronLine[]
  /** What follows from what happened, here or elsewhere. */
  subscribers?: Subscriber[]
  /** What is held of a person, in the order in which rows go: what points at others before these. */
  personalData?: PersonalTable[]
  /** What can be saved and commented, by the column that names it. */
  targets?: Partial<Record<TargetColumn, Target>>
  /** Who uses the items of which catalogue: said before one is deleted. */
  usages?: Partial<Record<CatalogueName, CountUsages>>
  /** What a job writes for a person to take, besides the copy of everything. */
  exports?: Record<string, ExportKind>
}

/** A domain's addresses, in its `*.routes.ts`: inside the site's frame, inside the administration's, or in none. */
export type DomainRoutes = { site?: RouteConfigEntry[]; admin?: RouteConfigEntry[]; bare?: RouteConfigEntry[] }
