export { ClimateAlertLines } from './components/climate-alerts.tsx'
export { ClimateNow } from './components/climate-now.tsx'
