import { route } from '@react-router/dev/routes'

export const supportRoutes = [route('contato', 'domains/support/contacts/pages/contact.page.tsx')]
