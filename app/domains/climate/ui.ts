export { ClimateNow } from './components/climate-now.tsx'
