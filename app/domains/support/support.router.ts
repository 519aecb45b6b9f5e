import { contactsApi } from './contacts/contacts.api.ts'

export const supportRouter = { contacts: contactsApi }
