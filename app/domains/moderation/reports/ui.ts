export { ReportLink, reportAddress } from '#domains/social/ui.ts'
