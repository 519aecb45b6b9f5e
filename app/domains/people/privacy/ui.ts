export { AnalyticsChoice } from './consents/components/analytics-choice.tsx'
export { PrivacySection } from './consents/components/privacy-section.tsx'
export { ExportCard } from './exports/components/export-card.tsx'
export { ExportState } from './exports/components/export-state.tsx'
