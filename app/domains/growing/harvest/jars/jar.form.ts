import type { JarDetail, JarFields } from './jars.schemas.ts'

/** A jar as its form sends it. */
export const jarFields = (jar: JarDetail): JarFields => ({
  name: jar.name,
  plant_id: jar.plant?.id,
  space_id: jar.space?.id,
  sealed_on: jar.sealed_on,
  net_g: jar.net_g,
})
