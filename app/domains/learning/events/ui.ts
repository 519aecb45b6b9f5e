export { UpcomingEvents } from './components/upcoming-events.tsx'
