export { Bell } from './notifications/components/bell.tsx'
