import type { Told } from './events/told.schemas.ts'

declare module '#platform/events.ts' {
  interface Events {
    /** Somebody has a robot now, by a link that just began. */
    'device.linked': { device_id: number; link_id: number; user_id: number }
    /** A link ended: whoever had the robot has it no more; what it measured until then stays theirs. */
    'device.released': { device_id: number; link_id: number; user_id: number }
    /** A robot told something that we had not heard yet. */
    'device.told': { device_id: number; event_id: number; at: Date } & Told
    /** A robot stands in a space from now on; null = in none. */
    'device.placed': { device_id: number; link_id: number; space_id: number | null }
    /** Its owner wants the robot to change its secret. */
    'device.rotation_asked': { device_id: number }
    /** What its owner says of a robot changed: name, leaf offset, channels. */
    'device.changed': { device_id: number; link_id: number }
  }
}
