import { createHmac } from 'node:crypto'
import { and, asc, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { space_stuffs, spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { device_mode_versions, device_modes } from '#domains/robots/control/modes/modes.table.ts'
import { seedReadyModes } from '#domains/robots/control/modes/ready-modes.seed.ts'
import { addVersion, firstVersion } from '#domains/robots/control/modes/versions.actions.ts'
import { seedModeProposal } from '#domains/robots/control/proposals/mode-proposals.seed.ts'
import { seedDeviceAlerts } from '#domains/robots/device-alerts/device-alerts.seed.ts'
import { seedDeviceModels } from '#domains/robots/device-models/device-models.seed.ts'
import { channelsOf } from '#domains/robots/device-models/index.ts'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { device_channels } from '#domains/robots/devices/channels/device-channels.table.ts'
import { hashSecret } from '#domains/robots/devices/credentials/device-token.secrets.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { newClaim } from '#domains/robots/devices/links/claim.secrets.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import { seedRollouts } from '#domains/robots/ganza/rollouts/rollouts.seed.ts'
import type { Context } from '#platform/context.ts'
import type { Keys } from '#platform/keys.ts'
import { DAY } from '#shared/durations.ts'
import { noteAsMeasured } from './note-as-measured.ts'
import { tellRobotStory } from './robot-story.ts'

type People = Map<string, { id: number; nickname: string }>
type Options = { people: People; days: number; say: (line: string) => void }

/** Whose, of which model, running what, and what became of it. */
const robots = [
  { owner: 'grower', model: 'ganza-tenda', mode: 'flora', name: 'Ganzá da tenda' },
  { owner: 'grower', model: 'ganza-mini', mode: 'vega', name: 'Ganzá do armário', silent_days: 3 },
  { owner: 'vizinha', model: 'ganza-tenda', mode: 'flora', name: 'Ganzá da sala' },
  { owner: 'professor', model: 'ganza-tenda', mode: 'vega', name: 'Ganzá do curso' },
  { owner: 'cadu.terra', model: 'ganza-tenda', mode: 'flora', name: 'Ganzá' },
  { owner: 21, model: 'ganza-mini', mode: 'vega', name: 'Robô do quarto' },
  { owner: 22, model: 'ganza-tenda', mode: 'germinacao', name: 'Ganzá das mudas' },
  { owner: 23, model: 'ganza-mini', mode: 'flora', name: 'Ganzá', silent_days: 12 },
  { owner: 24, model: 'ganza-tenda', mode: 'secagem', name: 'Ganzá da secagem' },
  { owner: 25, model: 'ganza-mini', mode: 'vega', name: 'Ganzá da estufa' },
  { owner: null, model: 'ganza-tenda', mode: null, name: '' },
  { owner: null, model: 'ganza-mini', mode: null, name: '' },
] as const

const SHARE_KEY = '01989c2e-5a7b-7c31-9f0d-6b1f2a3c4d5e'
/** Robots of the demo world speak each five minutes: ninety days of twelve fit into some seconds of seeding. */
const INTERVAL_SECONDS = 300

export const demoSerial = (at: number) => `GZ${String(at + 1).padStart(8, '0')}`

/** The robots that live in the demo world: one to try out, and one that all are shown and nobody signs in to change. */
export const liveSerial = demoSerial(0)
export const shownSerial = demoSerial(4)

/** The secret of a demo robot: from the app keys, so that the process that plays the living one knows it. */
export const demoSecret = (keys: Keys, serial: string) =>
  createHmac('sha256', keys[0]).update(`demo robot ${serial}`).digest('base64url')

/** Twelve robots: ten with their owners and what they measured and did, two that wait to be linked. */
export async function demoRobots(tx: Context, { people, days, say }: Options) {
  say('Ligando os robôs…')
  const models = new Map((await seedDeviceModels(tx)).map((model) => [model.slug, model]))
  await tx.db.update(device_models).set({ interval_seconds: INTERVAL_SECONDS })
  for (const model of models.values()) await seedReadyModes(tx, model.id)
  await seedOwnMode(tx, { owner_id: people.get('grower')?.id ?? 0, model_id: models.get('ganza-tenda')?.id ?? 0 })
  for (const [at, robot] of robots.entries()) {
    const model_id = models.get(robot.model)?.id ?? 0
    const serial = demoSerial(at)
    const secret_hash = hashSecret(demoSecret(tx.env.keys, serial))
    const [device] = await tx.db
      .insert(devices)
      .values({
        serial,
        model_id,
        secret_hash,
        ...(robot.owner === null && newClaim(tx.env.keys, serial).columns),
        created_at: ago(tx, days + 10),
      })
      .returning()
    if (!device) throw new Error('no device')
    if (robot.owner === null) continue
    const owner = typeof robot.owner === 'number' ? [...people.values()][robot.owner] : people.get(robot.owner)
    if (!owner) throw new Error(`no demo person ${robot.owner}`)
    const silent = 'silent_days' in robot ? robot.silent_days : 0
    const [mode] = await tx.db
      .select({ id: device_modes.id })
      .from(device_modes)
      .where(and(eq(device_modes.model_id, model_id), eq(device_modes.slug, robot.mode), isNull(device_modes.owner_id)))
    const linked_at = ago(tx, days)
    const [link] = await tx.db
      .insert(device_links)
      .values({
        device_id: device.id,
        user_id: owner.id,
        name: robot.name,
        way: at % 2 ? 'qrcode' : 'serial',
        // R$ per kWh, where its owner said it.
        tariff: at % 2 ? null : 0.92,
        linked_at,
      })
      .returning()
    if (!link) throw new Error('no link')
    if (serial === shownSerial)
      await tx.db.update(devices).set({ shown_since: linked_at }).where(eq(devices.id, device.id))
    const space_id = await freeSpace(tx, owner.id, robot.mode)
    if (space_id) {
      await tx.db.insert(device_places).values({ link_id: link.id, space_id, placed_at: linked_at })
      await sayEquipment(tx, { link_id: link.id, space_id, model_id })
    }
    const until = new Date(tx.now().getTime() - silent * DAY)
    const measured = await tellRobotStory(tx, {
      device,
      mode_id: mode?.id ?? 0,
      from: linked_at,
      until,
      every_seconds: INTERVAL_SECONDS,
    })
    if (space_id) await noteAsMeasured(tx, space_id, measured)
  }
  await seedModeProposal(tx, liveSerial)
  await seedRollouts(tx)
  await seedDeviceAlerts(tx)
}

/** A grower's own mode, copied from Flora with a drier night, which they shared. */
async function seedOwnMode(tx: Context, { owner_id, model_id }: { owner_id: number; model_id: number }) {
  const [flora] = await tx.db
    .select({ id: device_modes.id, program: device_mode_versions.program })
    .from(device_modes)
    .innerJoin(device_mode_versions, eq(device_mode_versions.mode_id, device_modes.id))
    .where(and(eq(device_modes.model_id, model_id), eq(device_modes.slug, 'flora'), isNull(device_modes.owner_id)))
  if (!flora) throw new Error('no mode to copy')
  const { program } = flora
  const own = {
    ...{ model_id, owner_id, slug: 'meu-modo', name: 'Meu modo', copied_from: flora.id, share_key: SHARE_KEY },
    description: 'Flora com a noite mais seca, para o inverno de São Paulo.',
  }
  const mode = await firstVersion(tx, own, program, 'Copiado de Flora')
  const drier = { id: 'noite-seca', channel: 'exaustor', level: 60, for_minutes: null } as const
  const when = {
    kind: 'sensor',
    sensor: 'humidity',
    is: 'above',
    limit: 55,
    hysteresis: 4,
    hold_minutes: 5,
    only: 'night',
  } as const
  await addVersion(tx, mode, { ...program, blocks: [{ ...drier, when }, ...program.blocks] }, 'Noite mais seca')
}

/** What hangs on a channel of the robot, by its role in the space. */
const channelOf = { lamps: 'luz', exaustor: 'exaustor', ventilador: 'ventilador' } as const

/** The lamp, exhaust and fans of the space hang on the robot's channels and draw what their owner's equipment says. */
async function sayEquipment(
  tx: Context,
  { link_id, space_id, model_id }: Record<'link_id' | 'space_id' | 'model_id', number>,
) {
  const roles = Object.keys(channelOf) as (keyof typeof channelOf)[]
  const items = await tx.db
    .select({
      role: space_stuffs.role,
      stuff_id: stuffs.id,
      watts: sql<number | null>`((${stuffs.specs} ->> 'watts')::real * ${stuffs.quantity})::real`,
    })
    .from(space_stuffs)
    .innerJoin(stuffs, eq(stuffs.id, space_stuffs.stuff_id))
    .where(and(eq(space_stuffs.space_id, space_id), inArray(space_stuffs.role, roles)))
  const slugs = (await channelsOf(tx, model_id)).map(({ slug }) => slug)
  const rows = items.flatMap(({ role, ...item }) => {
    const slug = channelOf[role as keyof typeof channelOf]
    return slugs.includes(slug) ? [{ link_id, slug, ...item }] : []
  })
  if (rows.length) await tx.db.insert(device_channels).values(rows)
}

const ago = ({ now }: Context, days: number) => new Date(now().getTime() - days * DAY)

/** A space of its owner in which no robot stands: one to dry in for who dries, else the one with the most plants. */
async function freeSpace({ db }: Context, owner: number, mode: string) {
  const kinds = ['secagem', 'cura'] as const
  const taken = db.select({ id: device_places.space_id }).from(device_places)
  const [space] = await db
    .select({ id: spaces.id })
    .from(spaces)
    .where(
      and(
        eq(spaces.created_by, owner),
        isNull(spaces.deleted_at),
        isNull(spaces.archived_at),
        notInArray(spaces.id, taken),
        mode === 'secagem' ? inArray(spaces.kind, kinds) : notInArray(spaces.kind, [...kinds, 'externo']),
      ),
    )
    .orderBy(desc(sql`(select count(*) from plants p where p.space_id = ${spaces.id})`), asc(spaces.id))
    .limit(1)
  return space?.id
}
