export { ReportLink, reportAddress } from '#domains/base/social/ui.ts'
