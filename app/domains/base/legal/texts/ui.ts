export { Difference } from './components/difference.tsx'
export { TextBody } from './components/text-body.tsx'
export { UpcomingNotice } from './components/upcoming-notice.tsx'
