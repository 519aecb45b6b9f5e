import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { device_models } from '../models/device-models.table.ts'
import type { FirmwareFilter, FirmwareVersion } from './firmware.schemas.ts'
import { firmware_versions } from './firmware-versions.table.ts'

const columns = {
  id: firmware_versions.id,
  model: { id: device_models.id, name: device_models.name },
  version: firmware_versions.version,
  notes: firmware_versions.notes,
  state: firmware_versions.state,
  bytes: firmware_versions.bytes,
  sha256: firmware_versions.sha256,
  signature: firmware_versions.signature,
  devices_count: sql<number>`(select count(*)::int from ${devices} d where d.model_id = firmware_versions.model_id
    and d.firmware = firmware_versions.version and d.deleted_at is null)`,
  published_at: firmware_versions.published_at,
  created_at: firmware_versions.created_at,
}

export async function listFirmware({ db }: Context, filter: FirmwareFilter): Promise<Page<FirmwareVersion>> {
  const { limit, offset } = windowOf(filter)
  const { id, created_at, published_at, rank, version } = firmware_versions
  const where = and(
    isNull(device_models.deleted_at),
    filter.model_id ? eq(firmware_versions.model_id, filter.model_id) : undefined,
    filter.state && eq(firmware_versions.state, filter.state),
    filter.search ? or(contains(version, filter.search), contains(firmware_versions.notes, filter.search)) : undefined,
  )
  const [rows, totals] = await Promise.all([
    db
      .select(columns)
      .from(firmware_versions)
      .innerJoin(device_models, eq(device_models.id, firmware_versions.model_id))
      .where(where)
      .orderBy(...sorted(filter, { created_at, published_at, version: rank }, id))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: count() })
      .from(firmware_versions)
      .innerJoin(device_models, eq(device_models.id, firmware_versions.model_id))
      .where(where),
  ])
  return toPage(rows, totals[0]?.total ?? 0, filter)
}

export async function showFirmware({ db }: Context, id: number): Promise<FirmwareVersion> {
  const [row] = await db
    .select(columns)
    .from(firmware_versions)
    .innerJoin(device_models, eq(device_models.id, firmware_versions.model_id))
    .where(eq(firmware_versions.id, id))
  if (!row) throw new AppError('not_found', 'Essa versão não existe mais.')
  return row
}

/** What an `update_firmware` command holds (docs/robot-protocol.md). */
export type FirmwareUpdate = { version: string; bytes: number; sha256: string; signature: string; path: string }

/**
 * A published version of a model: that of `version`, else the highest. undefined when there is none. `path` is where the
 * robot reads the binary, with its own token.
 */
export async function publishedFirmware(
  { db }: Context,
  model_id: number,
  version?: string,
): Promise<FirmwareUpdate | undefined> {
  const [row] = await db
    .select()
    .from(firmware_versions)
    .where(
      and(
        eq(firmware_versions.model_id, model_id),
        eq(firmware_versions.state, 'publicada'),
        version === undefined ? undefined : eq(firmware_versions.version, version),
      ),
    )
    .orderBy(desc(firmware_versions.rank))
    .limit(1)
  if (!row) return undefined
  const { bytes, sha256, signature } = row
  if (bytes === null || sha256 === null || signature === null)
    throw new Error(`firmware ${row.id} was published without a file`)
  return { version: row.version, bytes, sha256, signature, path: firmwarePath(row.id) }
}

export const firmwarePath = (id: number) => `/api/v1/ganza/firmware/${id}/file`
