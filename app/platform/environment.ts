import type { AgeAssurance } from './age-assurance/age-assurance.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { DiscordBot } from './discord/bot.ts'
import type { DiscordWebhooks } from './discord/webhooks.ts'
import type { Storage } from './files/storage.ts'
import type { Keys } from './keys.ts'
import type { LiveHub } from './live/live-hub.ts'
import type { MelhorEnvio } from './melhor-envio/melhor-envio-client.ts'
import type { PaymentGateway } from './payments/gateway.ts'
import type { SandboxSettings } from './payments/sandbox-keys.ts'
import type { PostalCodes } from './postal-codes/postal-codes.ts'
import type { WebPush } from './push/web-push.ts'
import type { VisitServices } from './visits/visit-services.ts'
import type { WhatsApp } from './whatsapp/cloud-api.ts'

/** What a process is given at start and every context carries: settings and clients of external services. */
export type Environment = {
  site: { name: string; url: string; tagline: string }
  /** Demo data: shows features that exist only for trying the site out. */
  demo: boolean
  /** Maintenance mode: only staff have access, everybody else sees the maintenance page. */
  maintenance: boolean
  keys: Keys
  /** The most that one person uploads in a day. */
  upload_mb_per_day: number
  /** Slug of the cup's edition that the site's pages are about. */
  cup_edition: string
  /** The edition whose finalists are listed when none is named. */
  cup_finalists_edition_id: number
  /** What one robot may send, after a burst of a minute's worth; 20 when it is not said. */
  robot_messages_per_second?: number
  /** Where robots find a broker. */
  mqtt_door?: { host: string; port: number; tls: boolean }
  storage: Storage
  cache: PageCache
  live: LiveHub
  image_cdn_host?: string
  /** Without an id, or somebody's yes, nothing of it is loaded. */
  visits?: VisitServices
  /** Where `/lps/cultivando-meu-remedio` has its home; without one it is here. */
  external_home_host?: string
  /** Without one, people type their address. */
  postal_codes?: PostalCodes
  /** Without one, age is self-declared. */
  age_assurance?: AgeAssurance
  /** Data protection officer (LGPD, art. 41); without an e-mail the contact page is the channel. */
  privacy_contact?: { name: string | null; email: string | null }
  /** Without keys there are no pushes. */
  push?: WebPush
  /** Without credentials messages wait in the queue. */
  whatsapp?: WhatsApp
  discord: DiscordWebhooks
  /** Without one nothing is written in the site's own channels. */
  discord_bot?: DiscordBot
  /** Without one nothing can be paid. */
  payments?: PaymentGateway
  /** The embedded gateway of the demo world; anywhere else it has no door. */
  payment_sandbox?: SandboxSettings
  /** Without one stores send by their own tables and by pick-up. */
  melhor_envio?: MelhorEnvio
  mail: { smtp_url?: string; from: string }
}
