export { NextAppointment } from './components/next-appointment.tsx'
