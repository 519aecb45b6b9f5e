import { accounts } from '#domains/accounts/accounts.domain.ts'
import { ads } from '#domains/ads/ads.domain.ts'
import { agenda } from '#domains/agenda/agenda.domain.ts'
import { backOffice } from '#domains/back-office/back-office.domain.ts'
import { banca } from '#domains/banca/banca.domain.ts'
import { catalogue } from '#domains/catalogue/catalogue.domain.ts'
import { climate } from '#domains/climate/climate.domain.ts'
import { control } from '#domains/control/control.domain.ts'
import { cultivation } from '#domains/cultivation/cultivation.domain.ts'
import { deviceAlerts } from '#domains/device-alerts/device-alerts.domain.ts'
import { deviceModels } from '#domains/device-models/device-models.domain.ts'
import { devices } from '#domains/devices/devices.domain.ts'
import { freight } from '#domains/freight/freight.domain.ts'
import { ganza } from '#domains/ganza/ganza.domain.ts'
import { garden } from '#domains/garden/garden.domain.ts'
import { harvest } from '#domains/harvest/harvest.domain.ts'
import { journal } from '#domains/journal/journal.domain.ts'
import { ledger } from '#domains/ledger/ledger.domain.ts'
import { legal } from '#domains/legal/legal.domain.ts'
import { moderation } from '#domains/moderation/moderation.domain.ts'
import { notifications } from '#domains/notifications/notifications.domain.ts'
import { orders } from '#domains/orders/orders.domain.ts'
import { payments } from '#domains/payments/payments.domain.ts'
import { plans } from '#domains/plans/plans.domain.ts'
import { privacy } from '#domains/privacy/privacy.domain.ts'
import { products } from '#domains/products/products.domain.ts'
import { shop } from '#domains/shop/shop.domain.ts'
import { social } from '#domains/social/social.domain.ts'
import { splits } from '#domains/splits/splits.domain.ts'
import { stores } from '#domains/stores/stores.domain.ts'
import { subscriptions } from '#domains/subscriptions/subscriptions.domain.ts'
import { support } from '#domains/support/support.domain.ts'
import { surveys } from '#domains/surveys/surveys.domain.ts'
import { telemetry } from '#domains/telemetry/telemetry.domain.ts'
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
  surveys,
  ads,
  moderation,
  garden,
  journal,
  plans,
  deviceModels,
  devices,
  telemetry,
  control,
  deviceAlerts,
  climate,
  harvest,
  agenda,
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
  ganza,
  cultivation,
  backOffice,
} satisfies Record<string, Domain>
