import { dayKey, formatTime } from '#shared/dates.ts'
import { pick } from '#shared/pick.ts'
import type { JarEntry } from './jar-entries.schemas.ts'

/** An entry as its form sends it: the time to the minute. */
export const jarEntryFields = (entry: JarEntry) => ({
  ...pick(entry, 'humidity', 'temperature', 'grams', 'note'),
  happened_at: `${dayKey(entry.happened_at)}T${formatTime(entry.happened_at)}`,
})
