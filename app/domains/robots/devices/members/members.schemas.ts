import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { typedDay } from '#shared/typed-day.ts'
import { DeviceRef } from '../devices/devices.schemas.ts'
import { memberRoles } from './member.kinds.ts'

const role = z.enum(memberRoles, { error: 'Escolha o que essa pessoa pode fazer.' })
/** The last day on which they may; nothing: until it is taken back. */
const until = typedDay.nullish()

export const DeviceMemberAdd = DeviceRef.extend({
  nickname: z
    .string()
    .trim()
    .max(60)
    .transform((typed) => typed.replace(/^@/, ''))
    .pipe(z.string().min(1, 'Escreva o apelido da pessoa.')),
  role,
  until,
})
export type DeviceMemberAdd = z.infer<typeof DeviceMemberAdd>

export const DeviceMemberRef = DeviceRef.extend({ member_id: rowId })
export type DeviceMemberRef = z.infer<typeof DeviceMemberRef>

export const DeviceMemberChange = DeviceMemberRef.extend({ role, until, opened: Opened })
export type DeviceMemberChange = z.infer<typeof DeviceMemberChange>
