import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { constants } from './constants.ts'
import type { DiscordBotSettings } from './discord/bot.ts'
import { environmentSchema, type Variables } from './environment-variables.ts'
import type { TrustProxy } from './http/trusted-proxies.ts'
import type { Keys } from './keys.ts'
import type { MelhorEnvioSettings } from './melhor-envio/melhor-envio-client.ts'
import type { PagarmeSettings } from './payments/pagarme-client.ts'
import type { Vapid } from './push/web-push.ts'
import { StartError } from './start-error.ts'
import type { VisitServices } from './visits/visit-services.ts'
import type { WhatsAppSettings } from './whatsapp/cloud-api.ts'

export { constants }

export type Role = 'web' | 'worker' | 'all'
export type World = 'empty' | 'demo' | 'heavy'
export type S3 = { bucket: string; region: string; endpoint?: string; accessKeyId: string; secretAccessKey: string }
/** More threads would exceed PostgreSQL's default max_connections (100). */
const MOST_THREADS = 6

type Env = Record<string, string | undefined>

/** Validated environment variables. Without `databaseUrl` the embedded database is used, which brings its own keys. */
export type Settings = Readonly<{
  role: Role
  port: number
  host: string
  /** Threads that serve requests, ideally one per core. */
  webThreads: number
  /** How late a thread may be before it answers 503. */
  busyAfterMs: number
  siteUrl: string
  siteName: string
  world: World
  maintenance: boolean
  trustProxy: TrustProxy
  dataDir: string
  /** The most that one person uploads in a day. */
  uploadMbPerDay: number
  /** Slug of the cup's edition that the site is about. */
  cupEdition: string
  /** The edition whose finalists are listed when none is named. */
  cupFinalistsEditionId: number
  databaseUrl?: string
  appKeys?: Keys
  smtpUrl?: string
  s3?: S3
  imageCdnHost?: string
  /** A site of its own has `/lps/cultivando-meu-remedio`. */
  externalHomeHost?: string
  /** Services that count visits and draw heat maps. */
  visits: VisitServices
  /** An external broker; without it the worker opens its own on `mqttPort`. */
  mqttUrl?: string
  mqttPort: number
  /** A virtual robot lives in the demo world. */
  demoRobot: boolean
  /** Files in PEM form. With them robots come in from outside; without, the port is open on this machine alone. */
  mqttTls?: { key: string; cert: string }
  /** Of one robot, after a burst of a minute's worth. */
  robotMessagesPerSecond: number
  /** Without it there are no pushes; the embedded database brings its own. */
  vapid?: Vapid
  /** Without it messages by WhatsApp wait in the queue. */
  whatsapp?: WhatsAppSettings
  /** Without it messages for the site's own channels wait. */
  discordBot?: DiscordBotSettings
  /** Chosen by its keys or by PAYMENT_GATEWAY; without one nothing can be paid. The sandbox only in the demo world. */
  payments?: { gateway: 'sandbox' } | ({ gateway: 'pagarme' } & PagarmeSettings)
  /** The application of this site at Melhor Envio; without it stores can't connect their account there. */
  melhorEnvio?: Omit<MelhorEnvioSettings, 'user_agent'>
  /** A postal code API with ViaCEP's protocol; without it people type their address. */
  cepUrl?: string
  /** Without a provider, age is self-declared. */
  ageCheck?: { url: string; key: string }
  privacyContact: { name: string | null; email: string | null }
  constants: typeof constants
}>

/** Settings completed with database and keys: enough to start a process. */
export type Config = Settings & Readonly<{ databaseUrl: string; appKeys: Keys }>

/** Reads and validates the environment. @throws StartError with a one-sentence message naming the invalid variable. */
export function readSettings(env: Env): Settings {
  const read = environmentSchema.safeParse(withoutBlanks(env))
  if (!read.success) throw new StartError(sentenceOf(read.error.issues[0]))
  return Object.freeze(settingsFrom(read.data))
}

/** As `readSettings`, but `DATABASE_URL` and `APP_KEYS` are required. */
export function readConfig(env: Env): Config {
  const { databaseUrl, appKeys, ...settings } = readSettings(env)
  if (!databaseUrl) throw new StartError('DATABASE_URL não foi definida: diga o endereço do PostgreSQL.')
  if (!appKeys) throw new StartError('APP_KEYS não foi definida.')
  return Object.freeze({ ...settings, databaseUrl, appKeys })
}

/** Default of DATA_DIR. As root outside the checkout, which other users may not enter. */
export function defaultDataDir(checkout = process.cwd(), isRoot = process.getuid?.() === 0) {
  const name = createHash('sha256').update(checkout).digest('hex').slice(0, 12)
  return isRoot ? join('/var/lib/grower', name) : join(checkout, '.data')
}

function settingsFrom(variables: Variables): Settings {
  const world = variables.WORLD ?? (variables.DATABASE_URL ? 'empty' : 'demo')
  return {
    role: variables.ROLE,
    port: variables.PORT,
    webThreads: variables.WEB_THREADS ?? defaultThreads(),
    busyAfterMs: variables.BUSY_AFTER_MS,
    host: variables.HOST ?? (world !== 'empty' ? '127.0.0.1' : '0.0.0.0'),
    siteUrl: variables.SITE_URL ?? `http://localhost:${variables.PORT}`,
    siteName: variables.SITE_NAME,
    world,
    maintenance: variables.MAINTENANCE,
    trustProxy: variables.TRUST_PROXY,
    dataDir: variables.DATA_DIR ?? defaultDataDir(),
    uploadMbPerDay: variables.UPLOAD_MB_PER_DAY,
    cupEdition: variables.CUP_EDITION,
    cupFinalistsEditionId: variables.CUP_FINALISTS_EDITION_ID,
    databaseUrl: variables.DATABASE_URL,
    appKeys: variables.APP_KEYS,
    smtpUrl: variables.SMTP_URL,
    s3: s3From(variables),
    imageCdnHost: variables.IMAGE_CDN_HOST,
    externalHomeHost: variables.EXTERNAL_HOME_HOST,
    visits: { analytics_id: variables.ANALYTICS_ID, heat_map_id: variables.HEAT_MAP_ID },
    mqttUrl: variables.MQTT_URL,
    mqttPort: variables.MQTT_PORT ?? 1883,
    demoRobot: world === 'demo' && variables.DEMO_ROBOT === 'on' && !variables.MQTT_URL,
    mqttTls: mqttTlsFrom(variables),
    robotMessagesPerSecond: variables.ROBOT_MESSAGES_PER_SECOND,
    vapid: vapidFrom(variables),
    whatsapp: whatsappFrom(variables),
    discordBot: discordBotFrom(variables),
    payments: paymentsFrom(variables, world),
    melhorEnvio: melhorEnvioFrom(variables),
    cepUrl: variables.CEP_URL,
    ageCheck: ageCheckFrom(variables),
    privacyContact: { name: variables.PRIVACY_CONTACT_NAME ?? null, email: variables.PRIVACY_CONTACT_EMAIL ?? null },
    constants,
  }
}

/**
 * Default number of web threads: half of the cores beyond the first two are left to the database. Only Linux shares a
 * port among threads.
 */
function defaultThreads() {
  if (process.platform !== 'linux') return 1
  const cores = availableParallelism()
  return Math.min(cores, 2 + Math.floor((cores - 2) / 2), MOST_THREADS)
}

function s3From(variables: Variables): S3 | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined
  return {
    bucket,
    region: variables.S3_REGION ?? 'us-east-1',
    endpoint: variables.S3_ENDPOINT,
    accessKeyId,
    secretAccessKey,
  }
}

function vapidFrom({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject }: Variables) {
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : undefined
}

const mqttTlsFrom = ({ MQTT_TLS_KEY: key, MQTT_TLS_CERT: cert }: Variables) => (key && cert ? { key, cert } : undefined)

function whatsappFrom(variables: Variables): WhatsAppSettings | undefined {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId } = variables
  if (!token || !phoneId) return undefined
  return {
    url: variables.WHATSAPP_URL,
    token,
    phoneId,
    noticeTemplate: variables.WHATSAPP_NOTICE_TEMPLATE,
    codeTemplate: variables.WHATSAPP_CODE_TEMPLATE,
    businessId: variables.WHATSAPP_BUSINESS_ID,
    appSecret: variables.WHATSAPP_APP_SECRET,
    verifyToken: variables.WHATSAPP_VERIFY_TOKEN,
  }
}

const discordBotFrom = ({ DISCORD_BOT_TOKEN: token, DISCORD_URL: url }: Variables) =>
  token ? { url, token } : undefined

function paymentsFrom(variables: Variables, world: World): Settings['payments'] {
  const { PAYMENT_GATEWAY: chosen, PAGARME_SECRET_KEY: secret_key, PAGARME_URL } = variables
  const { PAGARME_PUBLIC_KEY: public_key, PAGARME_WEBHOOK_SECRET: webhook_secret } = variables
  if (chosen !== 'sandbox' && secret_key && public_key && webhook_secret)
    return { gateway: 'pagarme', url: PAGARME_URL.replace(/\/$/, ''), secret_key, public_key, webhook_secret }
  return world === 'empty' ? undefined : { gateway: 'sandbox' }
}

function melhorEnvioFrom(variables: Variables): Settings['melhorEnvio'] {
  const { MELHOR_ENVIO_CLIENT_ID: client_id, MELHOR_ENVIO_CLIENT_SECRET: client_secret, MELHOR_ENVIO_URL } = variables
  return client_id && client_secret ? { url: MELHOR_ENVIO_URL.replace(/\/$/, ''), client_id, client_secret } : undefined
}

const ageCheckFrom = ({ AGE_CHECK_URL: url, AGE_CHECK_KEY: key }: Variables) => (url && key ? { url, key } : undefined)

/** An empty value (`PORT=` in an env file) counts as unset. */
const withoutBlanks = (env: Env) => Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))

function sentenceOf(issue?: { path: PropertyKey[]; message: string }) {
  return issue ? `${issue.path.map(String).join('.')} ${issue.message}` : 'A configuração não pôde ser lida.'
}
