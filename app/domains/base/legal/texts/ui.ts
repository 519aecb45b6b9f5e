export { TextBody } from './components/text-body.tsx'
export { UpcomingNotice } from './components/upcoming-notice.tsx'
