/** Not deferred: its page shows it first, and without it the rest would move. */
export { ChargeStatus } from './components/charge-status.tsx'
