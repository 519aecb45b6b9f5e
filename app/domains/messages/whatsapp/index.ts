export { whatsappWebhook, whatsappWebhookRoutes } from './inbound/webhook.api.ts'
export { demandDiscreet } from './templates/discreet.rules.ts'
export { demandNoOpenSend } from './types/open-sends.rules.ts'
