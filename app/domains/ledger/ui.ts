export { OwnReceivables } from './receivables/components/own-receivables.tsx'
