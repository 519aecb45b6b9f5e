import { beatIngest } from '#domains/robots/telemetry/index.ts'
import { BEAT_SECONDS, type IngestRole } from '#domains/robots/telemetry/ingest/ingest-role.kinds.ts'
import type { Context } from '#platform/context.ts'
import { log } from '#platform/log/log.ts'

/** Notes that this process runs, so that robots are not called silent for the time in which nobody could hear them. */
export function startIngestBeats(role: IngestRole, context: () => Context) {
  let beating = Promise.resolve()
  const beat = () => {
    // Without the database nothing comes in either: then no beat is the truth.
    beating = beatIngest(context(), role).catch((error) => log.warn({ error: String(error), role }, 'no beat'))
  }
  beat()
  const timer = setInterval(beat, BEAT_SECONDS * 1000)
  timer.unref()
  return {
    close: async () => {
      clearInterval(timer)
      await beating
    },
  }
}
