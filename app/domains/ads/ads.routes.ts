import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const types = 'domains/ads/types/pages'
const media = 'domains/ads/media/pages'

const admin = [
  route('admin/ads/ads_type', `${types}/ad-types.page.tsx`),
  route('admin/ads/ads_type/novo', `${types}/ad-type-new.page.tsx`),
  route('admin/ads/ads_type/:id', `${types}/ad-type-edit.page.tsx`),
  route('admin/ads/midias', `${media}/ads.page.tsx`),
  route('admin/ads/midias/nova', `${media}/ad-new.page.tsx`),
  route('admin/ads/midias/csv', `${media}/ads-csv.page.tsx`),
  route('admin/ads/midias/:id', `${media}/ad-edit.page.tsx`),
]

export const routes: DomainRoutes = { admin }
