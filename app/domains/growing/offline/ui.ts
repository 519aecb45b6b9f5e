export { OfflineSync } from './components/offline-sync.tsx'
