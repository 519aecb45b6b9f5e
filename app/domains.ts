import { catalogue } from '#domains/base/catalogue/catalogue.domain.ts'
import { legal } from '#domains/base/legal/legal.domain.ts'
import { social } from '#domains/base/social/social.domain.ts'
import { compliance } from '#domains/care/compliance/compliance.domain.ts'
import { evidence } from '#domains/care/evidence/evidence.domain.ts'
import { processAgenda } from '#domains/care/process-agenda/process-agenda.domain.ts'
import { processChat } from '#domains/care/process-chat/process-chat.domain.ts'
import { processDesk } from '#domains/care/process-desk/process-desk.domain.ts'
import { processDocuments } from '#domains/care/process-documents/process-documents.domain.ts'
import { processSigning } from '#domains/care/process-signing/process-signing.domain.ts'
import { processes } from '#domains/care/processes/processes.domain.ts'
import { ads } from '#domains/community/ads/ads.domain.ts'
import { banca } from '#domains/community/banca/banca.domain.ts'
import { surveys } from '#domains/community/surveys/surveys.domain.ts'
import { bench } from '#domains/contest/bench/bench.domain.ts'
import { editions } from '#domains/contest/editions/editions.domain.ts'
import { entries } from '#domains/contest/entries/entries.domain.ts'
import { results } from '#domains/contest/results/results.domain.ts'
import { voting } from '#domains/contest/voting/voting.domain.ts'
import { honours } from '#domains/game/honours/honours.domain.ts'
import { points } from '#domains/game/points/points.domain.ts'
import { rewards } from '#domains/game/rewards/rewards.domain.ts'
import { garden } from '#domains/garden/garden/garden.domain.ts'
import { genetics } from '#domains/garden/genetics/genetics.domain.ts'
import { journal } from '#domains/garden/journal/journal.domain.ts'
import { nutrition } from '#domains/garden/nutrition/nutrition.domain.ts'
import { plans } from '#domains/garden/plans/plans.domain.ts'
import { agenda } from '#domains/growing/agenda/agenda.domain.ts'
import { climate } from '#domains/growing/climate/climate.domain.ts'
import { comparison } from '#domains/growing/comparison/comparison.domain.ts'
import { cultivation } from '#domains/growing/cultivation/cultivation.domain.ts'
import { harvest } from '#domains/growing/harvest/harvest.domain.ts'
import { imports } from '#domains/growing/imports/imports.domain.ts'
import { problems } from '#domains/growing/problems/problems.domain.ts'
import { backOffice } from '#domains/house/back-office/back-office.domain.ts'
import { landing } from '#domains/house/landing/landing.domain.ts'
import { certificates } from '#domains/learning/certificates/certificates.domain.ts'
import { consultancy } from '#domains/learning/consultancy/consultancy.domain.ts'
import { courses } from '#domains/learning/courses/courses.domain.ts'
import { enrolment } from '#domains/learning/enrolment/enrolment.domain.ts'
import { events } from '#domains/learning/events/events.domain.ts'
import { freight } from '#domains/market/freight/freight.domain.ts'
import { ledger } from '#domains/market/ledger/ledger.domain.ts'
import { orders } from '#domains/market/orders/orders.domain.ts'
import { payments } from '#domains/market/payments/payments.domain.ts'
import { products } from '#domains/market/products/products.domain.ts'
import { shop } from '#domains/market/shop/shop.domain.ts'
import { splits } from '#domains/market/splits/splits.domain.ts'
import { stores } from '#domains/market/stores/stores.domain.ts'
import { subscriptions } from '#domains/market/subscriptions/subscriptions.domain.ts'
import { discord } from '#domains/messages/discord/discord.domain.ts'
import { optIns } from '#domains/messages/opt-ins/opt-ins.domain.ts'
import { sends } from '#domains/messages/sends/sends.domain.ts'
import { whatsapp } from '#domains/messages/whatsapp/whatsapp.domain.ts'
import { accounts } from '#domains/people/accounts/accounts.domain.ts'
import { moderation } from '#domains/people/moderation/moderation.domain.ts'
import { notifications } from '#domains/people/notifications/notifications.domain.ts'
import { privacy } from '#domains/people/privacy/privacy.domain.ts'
import { support } from '#domains/people/support/support.domain.ts'
import { control } from '#domains/robots/control/control.domain.ts'
import { deviceAlerts } from '#domains/robots/device-alerts/device-alerts.domain.ts'
import { deviceModels } from '#domains/robots/device-models/device-models.domain.ts'
import { devices } from '#domains/robots/devices/devices.domain.ts'
import { ganza } from '#domains/robots/ganza/ganza.domain.ts'
import { telemetry } from '#domains/robots/telemetry/telemetry.domain.ts'
import { blog } from '#domains/words/blog/blog.domain.ts'
import { help } from '#domains/words/help/help.domain.ts'
import { richText } from '#domains/words/rich-text/rich-text.domain.ts'
import type { Domain } from './domain.ts'

/** All domain manifests, in dependency order. */
export const domains = {
  catalogue,
  social,
  legal,
  accounts,
  privacy,
  notifications,
  support,
  moderation,
  genetics,
  garden,
  journal,
  plans,
  nutrition,
  deviceModels,
  devices,
  telemetry,
  control,
  deviceAlerts,
  ganza,
  climate,
  harvest,
  agenda,
  problems,
  cultivation,
  imports,
  comparison,
  surveys,
  ads,
  banca,
  stores,
  products,
  freight,
  payments,
  ledger,
  splits,
  orders,
  subscriptions,
  shop,
  richText,
  blog,
  help,
  courses,
  enrolment,
  certificates,
  events,
  consultancy,
  editions,
  entries,
  voting,
  bench,
  results,
  points,
  honours,
  rewards,
  processes,
  processDocuments,
  processChat,
  processSigning,
  processAgenda,
  evidence,
  compliance,
  processDesk,
  optIns,
  whatsapp,
  discord,
  sends,
  landing,
  backOffice,
} satisfies Record<string, Domain>
