import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { appKeysFrom } from './app-keys.ts'
import { constants } from './constants.ts'
import type { TrustProxy } from './http/trusted-proxies.ts'

const S3 = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const AGE_CHECK = ['AGE_CHECK_URL', 'AGE_CHECK_KEY'] as const
const WHATSAPP = ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID'] as const
const WHATSAPP_WEBHOOK = ['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const
const PAGARME = ['PAGARME_SECRET_KEY', 'PAGARME_PUBLIC_KEY', 'PAGARME_WEBHOOK_SECRET'] as const
const MELHOR_ENVIO = ['MELHOR_ENVIO_CLIENT_ID', 'MELHOR_ENVIO_CLIENT_SECRET'] as const
const MQTT_TLS = ['MQTT_TLS_KEY', 'MQTT_TLS_CERT'] as const
const VAPID = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const

const text = (max: number) => z.string().trim().max(max, `é longo demais: use até ${max} caracteres.`)

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: (issue) => `não pode ser '${issue.input}': use ${values.join(', ')}.` })

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'precisa ser um número de porta, de 1 a 65535.')
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535, 'precisa ser um número de porta, de 1 a 65535.')

const address = (protocols: string[], example: string) =>
  z
    .string()
    .trim()
    .refine((value) => protocols.includes(protocolOf(value)), `precisa ser um endereço como ${example}.`)

const yesOrNo = z
  .enum(['true', '1', 'false', '0'], { error: (issue) => `não pode ser '${issue.input}': use true ou false.` })
  .transform((value) => value === 'true' || value === '1')

const templateName = text(512).regex(/^[a-z0-9_]+$/, 'precisa ser o nome de um modelo aprovado, como aviso.')

const siteUrl = address(['http:', 'https:'], 'https://grower.example')
  .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', 'não pode ter caminho depois do domínio.')
  .transform((value) => new URL(value).origin)

const believesAnyone =
  'não aceita mais true, que acredita no que qualquer um escreve em X-Forwarded-For: diga os endereços dos proxies, como 10.0.0.0/8,::1, ou quantos há na frente, como 1.'
const proxies =
  'precisa ser false, os endereços de IP dos proxies separados por vírgula, como 10.0.0.0/8,::1, ou quantos há na frente, de 1 a 9.'
const trustProxy = z
  .string()
  .trim()
  .refine((value) => value !== 'true', { error: believesAnyone, abort: true })
  .refine((value) => /^(false|[1-9])$/.test(value) || value.split(',').every(isNetwork), proxies)
  .transform((value): TrustProxy => (value === 'false' ? false : /^[1-9]$/.test(value) ? Number(value) : value))

const appKeys = z.string().transform((value, context) => {
  const keys = appKeysFrom(value)
  if (keys) return keys
  context.addIssue(
    'precisa de chaves de pelo menos 32 bytes em base64, separadas por vírgula (openssl rand -base64 32).',
  )
  return z.NEVER
})

/** Every variable that the server reads, with its validation. Messages follow the variable's name. */
export const environmentSchema = z
  .object({
    PORT: port.default(3000),
    HOST: text(253)
      .regex(/^[\w.:-]+$/, 'precisa ser um endereço de IP ou um nome de máquina.')
      .optional(),
    DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://usuario:senha@servidor:5432/grower').optional(),
    DATA_DIR: text(400)
      .transform((folder) => resolve(folder))
      .optional(),
    CUP_EDITION: text(60)
      .regex(/^[a-z0-9-]+$/, 'precisa ser o código de uma edição, como copa-20252026.')
      .default(constants.cupEdition),
    CUP_FINALISTS_EDITION_ID: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'precisa ser o número de uma edição, como 2.')
      .transform(Number)
      .default(constants.cupFinalistsEditionId),
    UPLOAD_MB_PER_DAY: z
      .string()
      .regex(/^\d{1,6}$/, 'precisa ser um número de megabytes, de 15 a 999999.')
      .transform(Number)
      .refine((number) => number >= 15, 'precisa ser um número de megabytes, de 15 a 999999.')
      .default(1000),
    SITE_URL: siteUrl.optional(),
    SITE_NAME: text(60).default('Grower'),
    SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://usuario:senha@servidor:465').optional(),
    S3_ENDPOINT: address(['http:', 'https:'], 'https://s3.exemplo.com').optional(),
    S3_REGION: text(64).optional(),
    S3_BUCKET: text(63).optional(),
    S3_ACCESS_KEY_ID: text(256).optional(),
    S3_SECRET_ACCESS_KEY: text(256).optional(),
    IMAGE_CDN_HOST: text(253)
      .regex(/^[a-z0-9.-]+(:\d+)?$/i, 'precisa ser só o nome do servidor, como cdn.exemplo.com.')
      .optional(),
    EXTERNAL_HOME_HOST: text(253)
      .regex(/^[a-z0-9.-]+(:\d+)?$/i, 'precisa ser só o nome do servidor, como remedio.exemplo.com.')
      .optional(),
    ANALYTICS_ID: text(20)
      .regex(/^G-[A-Z0-9]+$/, 'precisa ser o código de medição do Google Analytics, como G-ABC123DEF4.')
      .optional(),
    HEAT_MAP_ID: text(20)
      .regex(/^[a-z0-9]+$/, 'precisa ser o código do projeto no Microsoft Clarity, como abc123def4.')
      .optional(),
    MQTT_URL: address(['mqtt:', 'mqtts:', 'ws:', 'wss:'], 'mqtts://usuario:senha@servidor:8883').optional(),
    /** 0: any free one, so that several sites run beside each other. */
    MQTT_PORT: z.union([z.literal('0').transform(Number), port]).optional(),
    /** The living robots of the demo world. */
    DEMO_ROBOT: oneOf(['on', 'off']).default('on'),
    MQTT_TLS_KEY: text(400).optional(),
    MQTT_TLS_CERT: text(400).optional(),
    ROBOT_MESSAGES_PER_SECOND: z
      .string()
      .regex(/^\d{1,6}$/, 'precisa ser um número de mensagens por segundo, de 1 a 999999.')
      .transform(Number)
      .refine((number) => number >= 1, 'precisa ser um número de mensagens por segundo, de 1 a 999999.')
      .default(20),
    VAPID_PUBLIC_KEY: text(256).optional(),
    VAPID_PRIVATE_KEY: text(256).optional(),
    VAPID_SUBJECT: address(['mailto:', 'https:'], 'mailto:contato@exemplo.com').optional(),
    WHATSAPP_TOKEN: text(1000).optional(),
    WHATSAPP_PHONE_ID: text(32)
      .regex(/^\d+$/, 'precisa ser o número de identificação do telefone na Meta, só dígitos.')
      .optional(),
    WHATSAPP_URL: address(['http:', 'https:'], 'https://graph.facebook.com/v23.0').default(
      'https://graph.facebook.com/v23.0',
    ),
    WHATSAPP_BUSINESS_ID: text(32)
      .regex(/^\d+$/, 'precisa ser o número da conta do WhatsApp na Meta, só dígitos.')
      .optional(),
    WHATSAPP_APP_SECRET: text(200).min(16, 'precisa de pelo menos 16 caracteres.').optional(),
    WHATSAPP_VERIFY_TOKEN: text(200).min(16, 'precisa de pelo menos 16 caracteres.').optional(),
    WHATSAPP_NOTICE_TEMPLATE: templateName.default('aviso'),
    WHATSAPP_CODE_TEMPLATE: templateName.default('codigo'),
    DISCORD_BOT_TOKEN: text(200).optional(),
    DISCORD_URL: address(['http:', 'https:'], 'https://discord.com').default('https://discord.com'),
    PRIVACY_CONTACT_NAME: text(120).optional(),
    PRIVACY_CONTACT_EMAIL: text(254)
      .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'precisa ser um e-mail, como privacidade@exemplo.com.')
      .optional(),
    BUSY_AFTER_MS: z
      .string()
      .regex(/^\d{3,6}$/, 'precisa ser um número de milissegundos, de 100 a 999999.')
      .transform(Number)
      .default(2000),
    WEB_THREADS: z
      .string()
      .regex(/^\d{1,2}$/, 'precisa ser um número de 1 a 64.')
      .transform(Number)
      .refine((number) => number >= 1 && number <= 64, 'precisa ser um número de 1 a 64.')
      .optional(),
    ROLE: oneOf(['web', 'worker', 'all']).default('all'),
    MAINTENANCE: yesOrNo.default(false),
    WORLD: oneOf(['empty', 'demo', 'heavy']).optional(),
    APP_KEYS: appKeys.optional(),
    TRUST_PROXY: trustProxy.default(false),
    CEP_URL: address(['http:', 'https:'], 'https://viacep.com.br').optional(),
    AGE_CHECK_URL: address(['http:', 'https:'], 'https://idade.exemplo.com/consultas').optional(),
    AGE_CHECK_KEY: text(500).optional(),
    PAYMENT_GATEWAY: oneOf(['sandbox', 'pagarme']).optional(),
    PAGARME_SECRET_KEY: text(200).optional(),
    PAGARME_PUBLIC_KEY: text(200).optional(),
    PAGARME_WEBHOOK_SECRET: text(200).min(16, 'precisa de pelo menos 16 caracteres.').optional(),
    PAGARME_URL: address(['http:', 'https:'], 'https://api.pagar.me/core/v5').default('https://api.pagar.me/core/v5'),
    MELHOR_ENVIO_CLIENT_ID: text(100).optional(),
    MELHOR_ENVIO_CLIENT_SECRET: text(200).min(16, 'precisa de pelo menos 16 caracteres.').optional(),
    MELHOR_ENVIO_URL: address(['http:', 'https:'], 'https://sandbox.melhorenvio.com.br').default(
      'https://melhorenvio.com.br',
    ),
  })
  .check(({ value, issues }) => {
    const refuse = (name: string, message: string) =>
      issues.push({ code: 'custom', path: [name], message, input: value })
    const missing = (names: readonly (keyof typeof value)[]) =>
      names.some((name) => value[name]) ? names.find((name) => !value[name]) : undefined
    const s3 = missing(S3) ?? ((value.S3_ENDPOINT || value.S3_REGION) && !value.S3_BUCKET ? 'S3_BUCKET' : undefined)
    const vapid = missing(VAPID)
    const tls = missing(MQTT_TLS)
    if (tls) refuse(tls, 'falta: o MQTT com TLS precisa de MQTT_TLS_KEY e MQTT_TLS_CERT juntas.')
    if (s3) refuse(s3, 'falta: o armazenamento S3 precisa dela junto com as outras variáveis S3_.')
    const age = missing(AGE_CHECK)
    if (age) refuse(age, 'falta: a verificação de idade precisa de AGE_CHECK_URL e AGE_CHECK_KEY juntas.')
    const whatsapp = missing(WHATSAPP)
    if (whatsapp) refuse(whatsapp, 'falta: o WhatsApp precisa de WHATSAPP_TOKEN e WHATSAPP_PHONE_ID juntas.')
    const hook = missing(WHATSAPP_WEBHOOK)
    if (hook)
      refuse(hook, 'falta: o webhook do WhatsApp precisa de WHATSAPP_APP_SECRET e WHATSAPP_VERIFY_TOKEN juntas.')
    const more = value.WHATSAPP_BUSINESS_ID ?? value.WHATSAPP_APP_SECRET
    if (more && !value.WHATSAPP_TOKEN)
      refuse('WHATSAPP_TOKEN', 'falta: as outras variáveis WHATSAPP_ só valem junto com ela.')
    const pagarme = missing(PAGARME)
    if (pagarme) refuse(pagarme, 'falta: o Pagar.me precisa dela junto com as outras variáveis PAGARME_.')
    const carrier = missing(MELHOR_ENVIO)
    if (carrier)
      refuse(carrier, 'falta: o Melhor Envio precisa de MELHOR_ENVIO_CLIENT_ID e MELHOR_ENVIO_CLIENT_SECRET juntas.')
    if (value.PAYMENT_GATEWAY === 'pagarme' && !value.PAGARME_SECRET_KEY)
      refuse('PAGARME_SECRET_KEY', 'falta: PAYMENT_GATEWAY escolhe o Pagar.me.')
    const demo = value.WORLD ? value.WORLD !== 'empty' : !value.DATABASE_URL
    if (value.PAYMENT_GATEWAY === 'sandbox' && !demo)
      refuse('PAYMENT_GATEWAY', 'não pode ser sandbox fora do mundo de demonstração: lá ninguém paga de verdade.')
    if (vapid) refuse(vapid, 'falta: as notificações push precisam dela junto com as outras variáveis VAPID_.')
    if ((value.WEB_THREADS ?? 1) > 1 && process.platform !== 'linux')
      refuse('WEB_THREADS', 'precisa ser 1 neste sistema: só o Linux reparte uma porta entre vários.')
    if (value.MQTT_URL && value.MQTT_PORT) refuse('MQTT_PORT', 'não combina com MQTT_URL: defina só uma das duas.')
    if (value.DATABASE_URL && !value.APP_KEYS)
      refuse('APP_KEYS', 'falta: com DATABASE_URL, defina uma chave (openssl rand -base64 32) e guarde-a.')
  })

export type Variables = z.output<typeof environmentSchema>

function protocolOf(value: string) {
  return URL.canParse(value) ? new URL(value).protocol : ''
}

function isNetwork(value: string) {
  const [ip = '', bits, ...rest] = value.trim().split('/')
  const version = isIP(ip)
  if (!version || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
