export { giveBadge } from './badges/give-badge.actions.ts'
