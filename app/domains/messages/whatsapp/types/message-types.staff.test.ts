import { staffHolds } from '#tests/staff-holds.ts'
import { messageTypes } from './message-types.staff.ts'

staffHolds(messageTypes, (api) => api.whatsapp.types)
