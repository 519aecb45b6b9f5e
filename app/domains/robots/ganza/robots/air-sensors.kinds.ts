/** What of the air is shown at a glance, by the words of the protocol. */
export const airSensors = ['temperature', 'humidity', 'vpd'] as const
export type AirSensor = (typeof airSensors)[number]
