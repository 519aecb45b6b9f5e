import type { EquipmentRole } from './spaces.schemas.ts'

/** The type of item that each place of a space takes. */
export const typeOfPlace: Record<EquipmentRole, number> = {
  lamps: 1,
  growbox: 2,
  exaustor: 5,
  ventilador: 6,
  telemetria: 7,
}

/** Where an item of that type goes in a space; undefined for what belongs to plants. */
export const placeOf = (stuff_type_id: number) =>
  (Object.keys(typeOfPlace) as EquipmentRole[]).find((place) => typeOfPlace[place] === stuff_type_id)
