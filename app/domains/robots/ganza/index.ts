export { energyCsv, energyCsvRoute } from './energy/energy-csv.export.ts'
