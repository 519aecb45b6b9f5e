import type { Chance } from '#world/chance.ts'
import type { SetupRole } from '../plants/plants.schemas.ts'
import type { EquipmentRole } from '../spaces/spaces.schemas.ts'
import type { Specs } from './stuff-specs.schemas.ts'

const POTS = 6

type Place = { outdoors: boolean; area: number; living: boolean }

type KitItem = {
  role: EquipmentRole | SetupRole
  stuff_type_id: number
  name: string
  brand?: string
  quantity?: number
  price?: number
  specs: Specs
}

/**
 * Items of a demo user for one space: pots, soil and fertilizer, and indoors light and ventilation for its area (m²).
 * `living`: of living soil, one pot of clay.
 */
export function demoKit(chance: Chance, { outdoors, area, living }: Place): KitItem[] {
  return [...(outdoors ? [] : indoors(chance, area)), ...forPlants(chance, outdoors, living)]
}

function indoors(chance: Chance, area: number): KitItem[] {
  // So bright that its estimate is about what the robots of the demo world measure.
  const watts = Math.round((area * (320 + chance.next() * 40)) / 10) * 10
  const airflow = chance.pick([100, 180, 280])
  return [
    {
      role: 'lamps',
      stuff_type_id: 1,
      name: 'Quantum board',
      price: watts * 550,
      specs: { technology: 'led', watts, ppf: Math.round(watts * 2.8) },
    },
    {
      role: 'exaustor',
      stuff_type_id: 5,
      name: 'Turbina do filtro de carvão',
      price: 18_900,
      specs: { m3_h: airflow, watts: 30 },
    },
    {
      role: 'ventilador',
      stuff_type_id: 6,
      name: 'Ventilador de presilha',
      quantity: 2,
      price: 8900,
      specs: { watts: 15 },
    },
    {
      role: 'telemetria',
      stuff_type_id: 7,
      name: 'Termo-higrômetro',
      price: 6500,
      specs: { measures: 'Temperatura e umidade' },
    },
  ]
}

function forPlants(chance: Chance, outdoors: boolean, living: boolean): KitItem[] {
  const litres = chance.pick([7, 11, 20, 30])
  const kind = living ? 'solo-vivo' : chance.pick(['solo', 'solo-vivo', 'coco'])
  const soil = { solo: 'Terra adubada', 'solo-vivo': 'Solo vivo da casa', coco: 'Fibra de coco' }[kind] ?? 'Terra'
  return [
    {
      role: 'vase',
      stuff_type_id: 3,
      name: outdoors ? 'Vaso do quintal' : 'Vaso com alças',
      quantity: POTS,
      price: 1990,
      specs: { litres, material: 'tecido' },
    },
    ...(living ? [clayPot(litres)] : []),
    {
      role: 'substrate',
      stuff_type_id: 4,
      name: soil,
      // What fills a pot.
      quantity: POTS,
      price: litres * 90,
      specs: { kind, litres },
    },
    {
      role: 'fertilizante',
      stuff_type_id: 8,
      name: chance.pick(['Bokashi', 'Farinha de osso', 'Torta de mamona']),
      price: 2990,
      specs: { n: 4, p: 3, k: 2, dose_vegetativo: 2, dose_floracao: 3, content_g: 1000 },
    },
  ]
}

const clayPot = (litres: number): KitItem => ({
  role: 'vase',
  stuff_type_id: 3,
  name: 'Vaso de barro',
  price: 4990,
  specs: { litres, material: 'barro' },
})
