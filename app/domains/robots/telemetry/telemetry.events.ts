declare module '#platform/events.ts' {
  interface Events {
    /** Readings of a robot, of a time in milliseconds since 1970, that were not there when it was now. Recorded after they are reckoned. */
    'telemetry.came_late': { device_id: number; from: number; to: number }
  }
}

export {}
