import { deferred } from '#ui/deferred.tsx'

/** After the page: first views don't load its code. */
export const AdSlot = deferred(async () => (await import('./media/components/ad-slot.tsx')).AdSlot)
export const BelowPage = deferred(async () => (await import('./media/components/below-page.tsx')).BelowPage)
export const SideAd = deferred(async () => (await import('./media/components/side-ad.tsx')).SideAd)
