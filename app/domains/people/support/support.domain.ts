import type { Domain } from '#domain.ts'
import { contactsApi } from './contacts/contacts.api.ts'
import { leadsApi } from './leads/leads.api.ts'
import { networksApi } from './networks/networks.api.ts'
import { staffNetworks } from './networks/networks.staff.ts'
import { supportPersonalData } from './support.personal-data.ts'
import { queueApi, ticketsApi } from './tickets/tickets.api.ts'
import { supportDesk } from './waiting.queries.ts'

export const support = {
  api: { contacts: contactsApi, leads: leadsApi, tickets: ticketsApi, queue: queueApi, networks: networksApi },
  staff: [staffNetworks],
  personalData: supportPersonalData,
  desk: supportDesk,
} satisfies Domain
