import { afterEach, describe, expect, test, vi } from 'vitest'
import { defaultDataDir, readConfig, readSettings } from './config.ts'

const key = Buffer.alloc(32, 1).toString('base64')
const url = 'postgres://grower:segredo@db.example:5432/grower'
const sentence = (env: Record<string, string>) => {
  try {
    readSettings(env)
  } catch (error) {
    return (error as Error).message
  }
  return undefined
}

describe('an empty environment', () => {
  test('is the demo world on the embedded database, for this machine only', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', world: 'demo', role: 'all', siteName: 'Grower' })
    expect(settings).toMatchObject({
      siteUrl: 'http://localhost:3000',
      maintenance: false,
      trustProxy: false,
      mqttPort: 1883,
      demoRobot: true,
    })
    expect(settings.databaseUrl).toBeUndefined()
    expect(Object.isFrozen(settings) && Object.isFrozen(settings.constants)).toBe(true)
  })

  test('treats blank variables as unset', () => {
    expect(readSettings({ PORT: '', SITE_NAME: '  ' })).toMatchObject({ port: 3000, siteName: 'Grower' })
  })
})

describe('a database of its own', () => {
  test('starts empty and is open to the network', () => {
    const config = readConfig({ DATABASE_URL: url, APP_KEYS: key })
    expect(config).toMatchObject({ world: 'empty', host: '0.0.0.0', databaseUrl: url })
  })

  test('demo data there stay on this machine', () => {
    expect(readConfig({ DATABASE_URL: url, APP_KEYS: key, WORLD: 'demo' }).host).toBe('127.0.0.1')
  })

  test('keys rotate: the first signs, all are known', () => {
    const old = Buffer.alloc(40, 2).toString('base64')
    const { appKeys } = readConfig({ DATABASE_URL: url, APP_KEYS: `${key}, ${old}` })
    expect(appKeys.map((bytes) => bytes.length)).toEqual([32, 40])
  })

  test('a process that needs one says so', () => {
    expect(() => readConfig({})).toThrow(/^DATABASE_URL não foi definida/)
  })
})

test.each([
  [{ PORT: 'abc' }, /^PORT precisa ser um número de porta/],
  [{ PORT: '70000' }, /^PORT precisa ser um número de porta/],
  [{ HOST: 'http://x' }, /^HOST precisa ser/],
  [{ DATABASE_URL: 'mysql://x/y', APP_KEYS: key }, /^DATABASE_URL precisa ser um endereço como postgres:/],
  [{ DATABASE_URL: url }, /^APP_KEYS falta: com DATABASE_URL/],
  [{ APP_KEYS: 'curta' }, /^APP_KEYS precisa de chaves de pelo menos 32 bytes/],
  [{ APP_KEYS: `${key},curta` }, /^APP_KEYS precisa de chaves/],
  [{ ROLE: 'chefe' }, /^ROLE não pode ser 'chefe': use web, worker, all\.$/],
  [{ WORLD: 'cheio' }, /^WORLD não pode ser 'cheio'/],
  [{ MAINTENANCE: 'sim' }, /^MAINTENANCE não pode ser 'sim': use true ou false/],
  [{ SITE_URL: 'grower.example' }, /^SITE_URL precisa ser um endereço como https:/],
  [{ SITE_URL: 'https://grower.example/app' }, /^SITE_URL não pode ter caminho/],
  [{ SMTP_URL: 'mail.example' }, /^SMTP_URL precisa ser/],
  [{ S3_BUCKET: 'fotos' }, /^S3_ACCESS_KEY_ID falta/],
  [{ S3_ENDPOINT: 'https://s3.example' }, /^S3_BUCKET falta/],
  [{ IMAGE_CDN_HOST: 'https://cdn.example' }, /^IMAGE_CDN_HOST precisa ser só o nome/],
  [{ ANALYTICS_ID: "G-1'" }, /^ANALYTICS_ID precisa ser o código de medição/],
  [{ HEAT_MAP_ID: 'https://x' }, /^HEAT_MAP_ID precisa ser o código do projeto/],
  [{ MQTT_URL: 'http://x' }, /^MQTT_URL precisa ser/],
  [{ MQTT_URL: 'mqtt://x', MQTT_PORT: '1884' }, /^MQTT_PORT não combina com MQTT_URL/],
  [{ MQTT_PORT: '70000' }, /^MQTT_PORT precisa ser um número de porta/],
  [{ MQTT_TLS_KEY: '/chave.pem' }, /^MQTT_TLS_CERT falta/],
  [{ ROBOT_MESSAGES_PER_SECOND: '0' }, /^ROBOT_MESSAGES_PER_SECOND precisa ser/],
  [{ VAPID_PUBLIC_KEY: 'a' }, /^VAPID_PRIVATE_KEY falta/],
  [{ WHATSAPP_TOKEN: 'a' }, /^WHATSAPP_PHONE_ID falta/],
  [{ WHATSAPP_PHONE_ID: '+55' }, /^WHATSAPP_PHONE_ID precisa/],
  [{ WHATSAPP_APP_SECRET: 'a'.repeat(16) }, /^WHATSAPP_VERIFY_TOKEN falta/],
  [{ WHATSAPP_BUSINESS_ID: '555' }, /^WHATSAPP_TOKEN falta/],
  [{ DISCORD_URL: 'discord.com' }, /^DISCORD_URL precisa/],
  [{ CEP_URL: 'viacep.com.br' }, /^CEP_URL precisa ser um endereço como https:/],
  [{ AGE_CHECK_URL: 'https://idade.example/x' }, /^AGE_CHECK_KEY falta/],
  [{ PAGARME_SECRET_KEY: 'sk' }, /^PAGARME_PUBLIC_KEY falta/],
  [{ PAYMENT_GATEWAY: 'pagarme' }, /^PAGARME_SECRET_KEY falta: PAYMENT_GATEWAY escolhe/],
  [{ PAYMENT_GATEWAY: 'sandbox', WORLD: 'empty' }, /^PAYMENT_GATEWAY não pode ser sandbox fora/],
  [{ PAYMENT_GATEWAY: 'sandbox', DATABASE_URL: url, APP_KEYS: key }, /^PAYMENT_GATEWAY não pode ser sandbox fora/],
  [{ PAYMENT_GATEWAY: 'outro' }, /^PAYMENT_GATEWAY não pode ser 'outro'/],
  [{ UPLOAD_MB_PER_DAY: '1' }, /^UPLOAD_MB_PER_DAY precisa ser um número de megabytes/],
  [{ TRUST_PROXY: 'talvez' }, /^TRUST_PROXY precisa ser false, os endereços de IP/],
  [{ TRUST_PROXY: '0' }, /^TRUST_PROXY precisa ser false/],
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY não aceita mais true, que acredita no que qualquer um escreve/],
])('%o stops the start with a sentence that names the variable', (env, expected) => {
  expect(sentence(env as Record<string, string>)).toMatch(expected)
})

test('proxy headers are trusted from the configured addresses only', () => {
  expect(readSettings({ TRUST_PROXY: '10.0.0.0/8,::1' }).trustProxy).toBe('10.0.0.0/8,::1')
  expect(readSettings({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readSettings({ TRUST_PROXY: 'false' }).trustProxy).toBe(false)
})

test('storage and push need all their variables', () => {
  const s3 = { S3_BUCKET: 'fotos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'segredo' }
  expect(readSettings(s3).s3).toMatchObject({ bucket: 'fotos', region: 'us-east-1', accessKeyId: 'id' })
  const vapid = { VAPID_PUBLIC_KEY: 'p', VAPID_PRIVATE_KEY: 's', VAPID_SUBJECT: 'mailto:a@b.example' }
  const { whatsapp } = readSettings({ WHATSAPP_TOKEN: 't', WHATSAPP_PHONE_ID: '1' })
  expect(whatsapp).toEqual({
    url: 'https://graph.facebook.com/v23.0',
    token: 't',
    phoneId: '1',
    noticeTemplate: 'aviso',
    codeTemplate: 'codigo',
  })
  expect(readSettings(vapid).vapid).toEqual({ publicKey: 'p', privateKey: 's', subject: 'mailto:a@b.example' })
})

test('payments go to the sandbox in the demo world, to Pagar.me with its keys, and nowhere else', () => {
  const keys = {
    PAGARME_SECRET_KEY: 'sk',
    PAGARME_PUBLIC_KEY: 'pk',
    PAGARME_WEBHOOK_SECRET: 'segredo-dos-avisos',
  }
  expect(readSettings({}).payments).toEqual({ gateway: 'sandbox' })
  expect(readSettings({ WORLD: 'empty' }).payments).toBeUndefined()
  expect(readSettings({ ...keys, WORLD: 'empty' }).payments).toEqual({
    gateway: 'pagarme',
    url: 'https://api.pagar.me/core/v5',
    secret_key: 'sk',
    public_key: 'pk',
    webhook_secret: 'segredo-dos-avisos',
  })
  expect(readSettings({ ...keys, PAYMENT_GATEWAY: 'sandbox' }).payments).toEqual({ gateway: 'sandbox' })
})

test('data live in the checkout, and as root where another account may enter', () => {
  expect(defaultDataDir('/srv/grower', false)).toBe('/srv/grower/.data')
  expect(defaultDataDir('/srv/grower', true)).toMatch(/^\/var\/lib\/grower\/[0-9a-f]{12}$/)
  expect(defaultDataDir('/srv/other', true)).not.toBe(defaultDataDir('/srv/grower', true))
})

describe('web threads', () => {
  const onSystem = (system: NodeJS.Platform) => vi.spyOn(process, 'platform', 'get').mockReturnValue(system)
  afterEach(() => void vi.restoreAllMocks())

  test('are from 1 to 64', () => {
    expect(readSettings({ WEB_THREADS: '3' }).webThreads).toBe(3)
    for (const wrong of ['0', '65', '-1', 'dois', '1.5'])
      expect(sentence({ WEB_THREADS: wrong })).toBe('WEB_THREADS precisa ser um número de 1 a 64.')
  })

  test("are one where the system can't share a port", () => {
    onSystem('darwin')
    expect(readSettings({}).webThreads).toBe(1)
    expect(readSettings({ WEB_THREADS: '1' }).webThreads).toBe(1)
    expect(sentence({ WEB_THREADS: '2' })).toBe(
      'WEB_THREADS precisa ser 1 neste sistema: só o Linux reparte uma porta entre vários.',
    )
  })
})
