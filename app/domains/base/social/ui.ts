export { ReportLink, reportAddress } from './reporting/components/report-link.tsx'
export { SaveToggle } from './saves/components/save-toggle.tsx'
export { SavedGrid } from './saves/components/saved-grid.tsx'
export { ViewCount } from './views/components/view-count.tsx'
