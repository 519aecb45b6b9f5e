import type { AgeAssurance } from './age-assurance/age-assurance.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { Storage } from './files/storage.ts'
import type { Keys } from './keys.ts'
import type { LiveHub } from './live/live-hub.ts'
import type { PostalCodes } from './postal-codes/postal-codes.ts'

/** What a process is given once at start and every context carries: settings and doors to the outside. */
export type Environment = {
  site: { name: string; url: string; tagline: string }
  /** The demo world shows what is only for trying out. */
  demo: boolean
  /** Only staff come in; everybody else sees the maintenance page. */
  maintenance: boolean
  keys: Keys
  storage: Storage
  cache: PageCache
  live: LiveHub
  image_cdn_host?: string
  /** Absent when none is configured: people type their address. */
  postal_codes?: PostalCodes
  /** Absent when none is configured: the age is what people declare. */
  age_assurance?: AgeAssurance
  /** Who answers for personal data (LGPD, art. 41); without an e-mail the contact page is the channel. */
  privacy_contact?: { name: string | null; email: string | null }
  mail: { smtp_url?: string; from: string }
}
