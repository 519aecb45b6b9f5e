import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { DeviceRef } from '../devices/devices.schemas.ts'
import { DeviceMemberAdd } from '../members/members.schemas.ts'

export const DeviceTransferInput = DeviceRef.extend({ nickname: DeviceMemberAdd.shape.nickname })
export type DeviceTransferInput = z.infer<typeof DeviceTransferInput>

export const DeviceTransferRef = z.object({ transfer_id: rowId })
export type DeviceTransferRef = z.infer<typeof DeviceTransferRef>

/** Robots that others want to hand over to the viewer. */
export const DeviceTransfers = z.object({
  data: z.array(
    z.object({
      id: z.number().int(),
      from: z.object({ nickname: z.string() }),
      model: z.string(),
      ganza_serial_number: z.string(),
      expires_at: z.date(),
    }),
  ),
})
export type DeviceTransfers = z.infer<typeof DeviceTransfers>
