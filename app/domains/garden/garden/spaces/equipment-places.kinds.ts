import type { EquipmentRole } from './spaces.schemas.ts'

/** Item type of each equipment role. */
export const typeOfPlace: Record<EquipmentRole, number> = {
  lamps: 1,
  growbox: 2,
  exaustor: 5,
  ventilador: 6,
  telemetria: 7,
}

/** Equipment role of an item type; undefined for types that belong to plants. */
export const placeOf = (stuff_type_id: number) =>
  (Object.keys(typeOfPlace) as EquipmentRole[]).find((place) => typeOfPlace[place] === stuff_type_id)
