import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async (ask) => {
  const types = await ask<{ data: { id: number }[] }>('ads/type', 'admin')
  const media = await ask<{ data: { id: number }[] }>('ads/media', 'admin')
  return seenBy('admin', [
    '/admin/ads/ads_type',
    '/admin/ads/ads_type/novo',
    `/admin/ads/ads_type/${types.data[0]?.id}`,
    '/admin/ads/midias',
    '/admin/ads/midias/nova',
    `/admin/ads/midias/${media.data[0]?.id}`,
  ])
}
