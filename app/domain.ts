import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { CatalogueName } from '#domains/base/catalogue/items/items.table.ts'
import type { CountUsages } from '#domains/base/catalogue/usages.registry.ts'
import type { TargetColumn } from '#domains/base/social/targets.kinds.ts'
import type { Target } from '#domains/base/social/targets.registry.ts'
import type { Finder } from '#domains/community/banca/search/finders.registry.ts'
import type { EnteredKind } from '#domains/community/banca/search/search.kinds.ts'
import type { HarvestHolds } from '#domains/garden/garden/harvest-holds/harvest-holds.registry.ts'
import type { OpensOfTasks } from '#domains/growing/agenda/tasks/task-opens.registry.ts'
import type { TodayAsks } from '#domains/growing/agenda/today/today-asks.registry.ts'
import type { HadAlready } from '#domains/market/orders/cart/had-already.registry.ts'
import type { FindUnopened } from '#domains/market/orders/reconciling/unopened.registry.ts'
import type { OpensOf } from '#domains/market/products/offers/opens.registry.ts'
import type { ObligationsOf } from '#domains/market/stores/closing/obligations.registry.ts'
import type { AddedAccess } from '#domains/people/accounts/added-access/added-access.registry.ts'
import type { ExportKind } from '#domains/people/privacy/index.ts'
import type { Context } from '#platform/context.ts'
import type { DeskQueue } from '#platform/desk/desk.registry.ts'
import type { Subscriber } from '#platform/events.ts'
import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import type { PersonalTable } from '#platform/personal-data.ts'
import type { StaffResource } from '#platform/staff/staff-resource.ts'

/** The manifest of a domain (`*.domain.ts`), merged by the files of app/. */
export type Domain = {
  /** API procedures: routers by resource, or single procedures. */
  api?: object
  jobs?: JobHandlers
  /** Cron schedule (UTC). */
  cron?: CronLine[]
  /** Event subscribers, to events of any domain. */
  subscribers?: Subscriber[]
  /** Personal data tables, in deletion order: referencing rows before referenced ones. */
  personalData?: PersonalTable[]
  /** What can be saved and commented, by its foreign key column. */
  targets?: Partial<Record<TargetColumn, Target>>
  /** What /busca finds of a kind. */
  finders?: Partial<Record<EnteredKind, Finder>>
  /** SELECTs of a column `text`: what everybody may read, whose words correct what is typed in /busca. */
  publishedTexts?: string[]
  /** Lists that staff keep, with pages of `web/staff` (docs/adding-a-slice.md). */
  staff?: StaffResource[]
  /** Counts usages of catalogue items, shown before one is deleted. */
  usages?: Partial<Record<CatalogueName, CountUsages>>
  /** What opens an account, or what is in it, and outlives a new password. */
  addedAccess?: AddedAccess[]
  /** What a store still owes somebody, counted before it is closed. */
  storeObligations?: ObligationsOf
  /** What others wait for in somebody's journal, shown in Hoje. */
  todayAsks?: TodayAsks
  /** What tasks of this domain's making are about, where a look is noted. */
  taskOpens?: OpensOfTasks
  /** What keeps plants from being harvested, asked about before they are. */
  harvestHolds?: HarvestHolds
  /** What waits for the team, counted on /admin and /manager. */
  desk?: DeskQueue[]
  /** What products open besides, said before they are bought. */
  opens?: OpensOf
  /** What a buyer has already and is not sold again. */
  hadAlready?: HadAlready
  /** What was sold and is closed to who paid, for the team. */
  unopened?: FindUnopened
  /** Who may send videos that are longer than anybody's. */
  longVideos?: (ctx: Context) => Promise<boolean>
  /** Export kinds written by jobs, besides the export of all personal data. */
  exports?: Record<string, ExportKind>
  /** What robots say over MQTT, by topic (what it returns is answered on `replies`), and what is waiting for one. */
  robot?: {
    topics?: Partial<Record<'telemetry' | 'events' | 'hello' | 'status', RobotTopic>>
    outbox?: (ctx: Context) => Promise<{ payload: object }[]>
  }
}

/** `ctx.device` is the robot that speaks. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer returns nothing
type RobotTopic = (ctx: Context, body: unknown) => Promise<object | void>

/**
 * A domain's routes (`*.routes.ts`): in the site's layout, in that of the administration, of a seller or of one store
 * (`/vendedor/dashboard/:slug/…`), in that of the IoT analyst (`/ganza-iot-viewer/…`), of who writes (`/escritor/…`) or
 * teaches (`/cursos/professor/…`), or in none.
 */
export type DomainRoutes = Partial<
  Record<'site' | 'admin' | 'seller' | 'store' | 'iot' | 'writer' | 'teacher' | 'bare', RouteConfigEntry[]>
>
