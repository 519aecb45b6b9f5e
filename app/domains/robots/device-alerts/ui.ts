export { OpenAlertLines } from './components/open-alert-lines.tsx'
