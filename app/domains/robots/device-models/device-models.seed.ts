import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { model_channels } from './channels/model-channels.table.ts'
import { signFirmware } from './firmware/firmware-key.secrets.ts'
import { rankOf } from './firmware/firmware-rank.model.ts'
import { firmware_versions } from './firmware/firmware-versions.table.ts'
import { type DeviceModel, device_models } from './models/device-models.table.ts'
import { device_parts, model_parts } from './parts/device-parts.table.ts'
import { device_screens } from './screens/device-screens.table.ts'
import { device_sensors, model_sensors } from './sensors/sensors.table.ts'

/** Ranges are what the built-in part measures at all, by its data sheet; not what is good for plants. */
const sensors = [
  {
    ...{ key: 'temperature', name: 'Temperatura', unit: '°C', low: -20, high: 60 },
    ...{ most_per_minute: 6, stuck_minutes: 240 },
  },
  {
    ...{ key: 'humidity', name: 'Umidade', unit: '%', low: 0, high: 100 },
    ...{ most_per_minute: 30, stuck_minutes: 240 },
  },
  { key: 'vpd', name: 'VPD', unit: 'kPa', decimals: 2, kind: 'derived' as const },
  {
    ...{ key: 'co2', name: 'CO₂', unit: 'ppm', decimals: 0, low: 300, high: 5000 },
    ...{ most_per_minute: 1500, stuck_minutes: 720 },
  },
  {
    ...{ key: 'soil_moisture', name: 'Umidade do solo', unit: '%', decimals: 0, low: 0, high: 100 },
    ...{ most_per_minute: 60, stuck_minutes: 2880 },
  },
  { key: 'ppfd', name: 'PPFD', unit: 'µmol/m²/s', decimals: 0, low: 0, high: 2500 },
  { key: 'leaf_temperature', name: 'Temperatura da folha', unit: '°C', low: -20, high: 60, most_per_minute: 8 },
]

const parts = [
  { code: 'SHT31-D', name: 'Sensor de temperatura e umidade', life_hours: 43_800 },
  { code: 'SCD41', name: 'Sensor de CO₂', life_hours: 87_600 },
  { code: 'CAP-SOLO-2', name: 'Sonda capacitiva de solo', life_hours: 17_520 },
  { code: 'REL-10A', name: 'Relé de 10 A', life_hours: 50_000 },
  { code: 'BOMBA-12V', name: 'Bomba de rega de 12 V', life_hours: 3000 },
  { code: 'FAN-120', name: 'Ventoinha de 120 mm', life_hours: 40_000 },
  { code: 'ESP32-S3', name: 'Placa principal', life_hours: 100_000 },
]

type Channel = Omit<typeof model_channels.$inferInsert, 'model_id' | 'order_by'>
type Model = {
  slug: string
  name: string
  description: string
  sensors: string[]
  channels: Channel[]
  /** Code, channel. */
  parts: [string, string][]
  screens: { slug: string; name: string; description: string; shows: string[] }[]
}

const lamp: Channel = { slug: 'luz', name: 'Luz', kind: 'lamp', has_level: true, watts: 240, most_on_minutes: 1200 }
const exhaust: Channel = { slug: 'exaustor', name: 'Exaustor', kind: 'exhaust', has_level: true, watts: 35 }

const models: Model[] = [
  {
    slug: 'ganza-tenda',
    name: 'Ganzá Tenda',
    description: 'Para tendas e quartos: mede o ar, o solo e a luz, e cuida de seis aparelhos.',
    sensors: ['temperature', 'humidity', 'vpd', 'co2', 'soil_moisture', 'ppfd', 'leaf_temperature'],
    channels: [
      lamp,
      exhaust,
      { slug: 'ventilador', name: 'Ventilador', kind: 'fan', has_level: true, watts: 20 },
      { slug: 'bomba', name: 'Bomba de rega', kind: 'pump', watts: 12, most_on_minutes: 10 },
      { slug: 'umidificador', name: 'Umidificador', kind: 'humidifier', watts: 28, most_on_minutes: 240 },
      { slug: 'aquecedor', name: 'Aquecedor', kind: 'heater', watts: 150, most_on_minutes: 120 },
    ],
    parts: [
      ['ESP32-S3', ''],
      ['SHT31-D', ''],
      ['SCD41', ''],
      ['CAP-SOLO-2', ''],
      ['FAN-120', 'exaustor'],
      ['BOMBA-12V', 'bomba'],
      ['REL-10A', 'bomba'],
      ['REL-10A', 'umidificador'],
      ['REL-10A', 'aquecedor'],
    ],
    screens: [
      {
        ...{ slug: 'ar', name: 'Ar', description: 'A primeira tela, que volta depois de um minuto.' },
        shows: ['temperature', 'humidity', 'vpd', 'co2'],
      },
      {
        ...{ slug: 'solo-e-luz', name: 'Solo e luz', description: 'O que a planta recebe.' },
        shows: ['soil_moisture', 'ppfd', 'leaf_temperature'],
      },
      {
        ...{ slug: 'aparelhos', name: 'Aparelhos', description: 'Quanto cada canal está ligado.' },
        shows: ['luz', 'exaustor', 'ventilador', 'bomba', 'umidificador', 'aquecedor'],
      },
    ],
  },
  {
    slug: 'ganza-mini',
    name: 'Ganzá Mini',
    description: 'Para armários e começos: mede o ar, cuida da luz e do exaustor.',
    sensors: ['temperature', 'humidity', 'vpd'],
    channels: [
      { ...lamp, watts: 100 },
      { ...exhaust, watts: 18 },
    ],
    parts: [
      ['ESP32-S3', ''],
      ['SHT31-D', ''],
      ['FAN-120', 'exaustor'],
      ['REL-10A', 'luz'],
    ],
    screens: [
      {
        ...{ slug: 'ar', name: 'Ar', description: 'Tudo o que a Mini mede, numa tela só.' },
        shows: ['temperature', 'humidity', 'vpd'],
      },
      { slug: 'aparelhos', name: 'Aparelhos', description: 'Luz e exaustor.', shows: ['luz', 'exaustor'] },
    ],
  },
]

const versions = [
  { version: '1.4.2', notes: 'Guarda até 24 horas de leituras quando a internet cai.', days: 120 },
  {
    version: '1.5.0',
    notes: 'Modos em blocos rodam no próprio robô, mesmo sem rede.\nO visor acende ao toque.',
    days: 20,
  },
]

/** Two models with what they measure, drive, show and run. */
export async function seedDeviceModels(tx: Context): Promise<DeviceModel[]> {
  const kept = await tx.db
    .insert(device_sensors)
    .values(sensors.map((sensor) => ({ ...sensor, created_at: daysAgo(tx, 200) })))
    .returning({ id: device_sensors.id, key: device_sensors.key })
  const sensorIds = new Map(kept.map(({ id, key }) => [key, id]))
  const keptParts = await tx.db
    .insert(device_parts)
    .values(parts.map((part) => ({ ...part, created_at: daysAgo(tx, 200) })))
    .returning({ id: device_parts.id, code: device_parts.code })
  const partIds = new Map(keptParts.map(({ id, code }) => [code, id]))
  const created_by = await anAdmin(tx)
  const seeded: DeviceModel[] = []
  for (const model of models) {
    const row = await seedModel(tx, model, { sensorIds, partIds })
    for (const version of versions) await seedVersion(tx, row, { ...version, created_by })
    seeded.push(row)
  }
  return seeded
}

type Ids = { sensorIds: Map<string, number>; partIds: Map<string, number> }

async function seedModel(tx: Context, model: Model, { sensorIds, partIds }: Ids): Promise<DeviceModel> {
  const { slug, name, description } = model
  const at = daysAgo(tx, 200)
  const [row] = await tx.db
    .insert(device_models)
    .values({ slug, name, description, created_at: at, updated_at: at })
    .returning()
  if (!row) throw new Error('no model')
  const model_id = row.id
  const slots = model.sensors.map((key, place) => ({ model_id, sensor_id: idOf(sensorIds, key), slot: place + 1 }))
  await tx.db.insert(model_sensors).values(slots)
  const channels = model.channels.map((channel, place) => ({ ...channel, model_id, order_by: place + 1 }))
  await tx.db.insert(model_channels).values(channels)
  const used = model.parts.map(([code, channel]) => ({ model_id, part_id: idOf(partIds, code), channel }))
  await tx.db.insert(model_parts).values(used)
  const screens = model.screens.map((screen, place) => ({ ...screen, model_id, order_by: place + 1 }))
  await tx.db.insert(device_screens).values(screens)
  return row
}

type Version = (typeof versions)[number] & { created_by: number }

/** Published, with a small binary that is the same in every world. */
async function seedVersion(tx: Context, model: DeviceModel, { version, notes, days, created_by }: Version) {
  const binary = Buffer.alloc(96 * 1024, `${model.slug} ${version}\n`)
  const sha256 = createHash('sha256').update(binary).digest('hex')
  const path = `firmware/${model.id}/${sha256}.bin`
  await tx.env.storage.put(path, binary)
  await tx.db.insert(firmware_versions).values({
    ...{ model_id: model.id, version, rank: rankOf(version), notes, created_by, state: 'publicada' },
    ...{ path, bytes: binary.length, sha256, signature: signFirmware(tx.env.keys, sha256) },
    ...{ created_at: daysAgo(tx, days + 1), published_at: daysAgo(tx, days) },
  })
}

async function anAdmin({ db }: Context): Promise<number> {
  const [admin] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.user_type, 'admin'))
    .orderBy(asc(users.id))
    .limit(1)
  if (!admin) throw new Error('versions are made by an admin, and there is none')
  return admin.id
}

const daysAgo = ({ now }: Context, days: number) => new Date(now().getTime() - days * DAY)

function idOf(ids: Map<string, number>, word: string): number {
  const id = ids.get(word)
  if (id === undefined) throw new Error(`${word} was not seeded`)
  return id
}
