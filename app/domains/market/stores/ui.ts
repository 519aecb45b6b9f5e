export { ContactStore } from './messages/components/contact-store.tsx'
export { OwnStoreCard } from './stores/components/own-store-card.tsx'
export { StoreLogo } from './stores/components/store-logo.tsx'
export { StorePreview } from './stores/components/store-preview.tsx'
