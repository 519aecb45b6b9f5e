import type { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { DeviceRef } from '../devices/devices.schemas.ts'

/** Nothing: the robot stands in no space. */
export const DevicePlaceInput = DeviceRef.extend({ space_id: rowId.nullish() })
export type DevicePlaceInput = z.infer<typeof DevicePlaceInput>
