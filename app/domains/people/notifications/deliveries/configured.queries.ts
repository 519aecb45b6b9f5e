import type { Environment } from '#platform/environment.ts'
import type { OutsideChannel } from '../choices/channel.kinds.ts'

/** Whether this server can send by a channel. Mails have their own outbox, and Discord needs nothing of ours. */
export const isConfigured = ({ push, whatsapp }: Environment, channel: OutsideChannel): boolean =>
  channel === 'push' ? Boolean(push) : channel === 'whatsapp' ? Boolean(whatsapp) : true
