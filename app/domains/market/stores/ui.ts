import { deferred } from '#ui/deferred.tsx'

export { ContactStore } from './messages/components/contact-store.tsx'
export { OwnStoreCard } from './stores/components/own-store-card.tsx'
export { OwnStoreRow } from './stores/components/own-store-row.tsx'
export { PausedBadge } from './stores/components/paused-badge.tsx'
export { StoreLogo } from './stores/components/store-logo.tsx'
export { StorePreview } from './stores/components/store-preview.tsx'

/** Of the few stores on a break: a first view doesn't load its form. */
export const AwayNotice = deferred(async () => (await import('./stores/components/away-notice.tsx')).AwayNotice)
