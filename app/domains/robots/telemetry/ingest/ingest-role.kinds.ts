/** By which processes readings come in: HTTPS by the web, MQTT by the worker. */
export const ingestRoles = ['web', 'worker'] as const
export type IngestRole = (typeof ingestRoles)[number]

/** So often a process says that it runs. */
export const BEAT_SECONDS = 30
/** Without a sign for so long it was not there. */
export const DOWN_AFTER_MS = 2 * 60_000
