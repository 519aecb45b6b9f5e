import { z } from 'zod'
import { JarEntry } from './jar-entries.schemas.ts'
import { JarCard } from './jars.schemas.ts'

/** A jar in exports. */
export const FilledJar = JarCard.pick({ number: true, name: true, sealed_on: true, net_g: true, left_g: true }).extend({
  space: z.string().nullable(),
  entries: z.array(JarEntry.omit({ id: true })),
})
export type FilledJar = z.infer<typeof FilledJar>
