/** A value of a slot: a number, NaN (the sensor gave none) or null (not measured). */
export type SlotValue = number | null

/** All readings of a robot at a moment (ms since 1970), in the places of its model; [0] is slot 1. */
export type Reading = { at: number; values: SlotValue[] }

/** A sensor as judging, calibrating and guarding a reading need it. */
export type LayoutSensor = {
  key: string
  /** From 1. */
  slot: number
  derived: boolean
  removed_at: number | null
  low: number | null
  high: number | null
  most_per_minute: number | null
  stuck_minutes: number | null
  /** In order of time: what is measured from `from` (ms) on is value × factor + offset. */
  calibrations: { from: number; factor: number; offset: number }[]
}

/** What a robot's messages are read by. */
export type RobotLayout = {
  sensors: Map<string, LayoutSensor>
  by_slot: (LayoutSensor | undefined)[]
  /** Leaf minus air, °C, where no leaf is measured. */
  leaf_offset: number
  vpd?: { vpd: LayoutSensor; temperature: LayoutSensor; humidity: LayoutSensor; leaf?: LayoutSensor }
}
