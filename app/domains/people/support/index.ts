export { noteFromOutside, ticketFromOutside } from './tickets/ticket-from-outside.actions.ts'
export { ticketLink } from './tickets/ticket-link.secrets.ts'
