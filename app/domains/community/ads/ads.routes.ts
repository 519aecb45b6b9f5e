import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { staffRoutes } from '#web/staff/staff-routes.ts'

const media = 'domains/community/ads/media/pages'

const admin = [
  ...staffRoutes('admin/ads/ads_type'),
  route('admin/ads/midias', `${media}/ads.page.tsx`),
  route('admin/ads/midias/nova', `${media}/ad-new.page.tsx`),
  route('admin/ads/midias/csv', `${media}/ads-csv.page.tsx`),
  route('admin/ads/midias/:id', `${media}/ad-edit.page.tsx`),
]

export const routes: DomainRoutes = { admin }
