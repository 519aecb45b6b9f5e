import type { MemberRole } from '../members/member.kinds.ts'

/** How somebody stands to a robot: its owner, helper or viewer, or the staff. */
export type DeviceRole = 'owner' | MemberRole | 'staff' | 'analyst'

/** `see` readings and events; `work` mode, channels and seen alerts; `own` name, space, alerts, people, release. */
export type DeviceRight = 'see' | 'work' | 'own'

const rights: Record<DeviceRole, DeviceRight[]> = {
  owner: ['see', 'work', 'own'],
  staff: ['see', 'work', 'own'],
  helper: ['see', 'work'],
  viewer: ['see'],
  analyst: ['see'],
}

export const roleMay = (role: DeviceRole, right: DeviceRight) => rights[role].includes(right)
