import { contactsApi } from './contacts/contacts.api.ts'
import { queueApi, ticketsApi } from './tickets/tickets.api.ts'

export const supportRouter = { contacts: contactsApi, tickets: ticketsApi, queue: queueApi }
