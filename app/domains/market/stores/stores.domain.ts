import type { Domain } from '#domain.ts'
import { invitesApi } from './invites/invites.api.ts'
import { membersApi } from './members/members.api.ts'
import { messagesApi } from './messages/messages.api.ts'
import { staffStoresApi } from './staff/staff-stores.api.ts'
import { storesApi } from './stores/stores.api.ts'
import { storesPersonalData } from './stores.personal-data.ts'
import { storesSubscribers } from './stores.subscribers.ts'

export const stores = {
  api: { stores: storesApi, members: membersApi, invites: invitesApi, messages: messagesApi, staff: staffStoresApi },
  subscribers: storesSubscribers,
  personalData: storesPersonalData,
} satisfies Domain
