import { saturationPressure as saturation } from '#domains/garden/calculators/vpd.model.ts'
import { DAY } from '#shared/durations.ts'

/**
 * A grow tent of 1.2 × 1.2 × 2 m as a balance of heat, water vapour, CO2 and soil water: what a virtual robot measures.
 * Simple enough to be read in a minute, lifelike enough that lamp, exhaust and pump show in the curves. Its inputs are the
 * levels of channels by kind, 0–100.
 */
export type Tent = {
  /** °C */
  air: number
  /** Absolute humidity, g/m³. */
  vapour: number
  /** ppm */
  co2: number
  /** % of what the pots hold. */
  soil: number
}

export type Room = { air: number; humidity: number }

/** Levels of what is in the tent, 0–100. */
export type Levels = Partial<
  Record<'lamp' | 'exhaust' | 'fan' | 'pump' | 'heater' | 'cooler' | 'humidifier' | 'dehumidifier' | 'co2', number>
>

const VOLUME_M3 = 2.9
/** Air, walls and pots together, J/K. */
const HEAT_CAPACITY = 60_000
/** Through the walls, W/K. */
const WALLS = 6
/** J/(m³·K) of air. */
const AIR_HEAT = 1200
/** Vapour that walls, pots and leaves take up and give back, as if the tent were so much larger. */
const VAPOUR_BUFFER = 4
const EXHAUST_M3_PER_HOUR = 200
const LEAK_M3_PER_HOUR = 6
const LAMP_WATTS = 240
const HEATER_WATTS = 150
const COOLER_WATTS = 350
const HUMIDIFIER_G_PER_HOUR = 320
const DEHUMIDIFIER_G_PER_HOUR = 180
/** Of the plants at 1 kPa by full light; by night a sixth. */
const TRANSPIRATION_G_PER_HOUR = 190
/** What it takes to evaporate water, J/g: leaves cool the tent. */
const EVAPORATION_HEAT = 2450
const POTS_LITRES = 22
/** What soil holds, %: the rest runs through. */
const SOIL_HOLDS = 65
/** Drier than this whoever grows there waters by hand, where no pump did, %. */
const SOIL_DRY = 45
const PUMP_LITRES_PER_MINUTE = 0.8
const FULL_LIGHT_PPFD = 820
const CO2_UPTAKE_PPM_PER_HOUR = 900
const CO2_BOTTLE_PPM_PER_HOUR = 6000
const OUTSIDE_CO2 = 430

/** Vapour in saturated air, g/m³ (ideal gas: 2166.8 g·K/(kPa·m³)). */
const saturatedVapour = (celsius: number) => (2166.8 * saturation(celsius)) / (celsius + 273.15)

/** Relative humidity, %. */
export const humidityOf = ({ air, vapour }: Pick<Tent, 'air' | 'vapour'>) =>
  Math.min(100, (100 * vapour) / saturatedVapour(air))

export const vapourOf = (air: number, humidity: number) => (saturatedVapour(air) * humidity) / 100

/** What fronts add to a room, some days each, about half of which a tent lets through. `place` (-1 to 1) tells one town's weather from another's. */
export function weatherAt(at: number, place: number): Room {
  const turns = (2 * Math.PI * at) / DAY + 50 * place
  const fronts = (slow: number, quick: number) => 0.6 * Math.sin(turns / slow) + 0.4 * Math.sin(turns / quick)
  return { air: 1.1 * fronts(9.7, 3.9), humidity: 3 * fronts(12.1, 5.3) }
}

/** A flat in São Paulo: warmest and driest in the afternoon, never so warm that its air could not cool a tent. `hour` is of the day, fractional. */
export function roomAt(hour: number, weather: Room = { air: 0, humidity: 0 }): Room {
  const wave = Math.sin(((hour - 9) / 24) * 2 * Math.PI)
  return { air: 21.6 + 0.8 * wave + weather.air, humidity: 55 - 4 * wave + weather.humidity }
}

export const ppfdOf = ({ lamp = 0 }: Levels) => (FULL_LIGHT_PPFD * lamp) / 100

/** Leaves are cooler than the air while they transpire, about as warm under strong light with closed air. */
export const leafOf = ({ air }: Tent, { lamp = 0, fan = 0 }: Levels) => air - 1.6 + 0.008 * lamp - 0.003 * fan

/** The tent after some seconds (60 at most, or it swings). */
export function stepTent(tent: Tent, room: Room, levels: Levels, seconds: number): Tent {
  const share = (name: keyof Levels) => (levels[name] ?? 0) / 100
  const hours = seconds / 3600
  const flow = EXHAUST_M3_PER_HOUR * share('exhaust') + LEAK_M3_PER_HOUR
  const changed = 1 - Math.exp((-flow / VOLUME_M3) * hours)

  const deficit = Math.max(0, saturation(tent.air - 1.5) - (saturation(tent.air) * humidityOf(tent)) / 100)
  const thirst = tent.soil > 25 ? 1 : tent.soil / 25
  const awake = 0.16 + 0.84 * share('lamp')
  const transpired = TRANSPIRATION_G_PER_HOUR * deficit * awake * thirst * hours

  const loss = WALLS + (AIR_HEAT * flow) / 3600
  const watts =
    LAMP_WATTS * share('lamp') +
    HEATER_WATTS * share('heater') -
    COOLER_WATTS * share('cooler') -
    (EVAPORATION_HEAT * transpired) / seconds
  const target = room.air + watts / loss
  const air = target + (tent.air - target) * Math.exp((-loss * seconds) / HEAT_CAPACITY)

  const added =
    transpired + (HUMIDIFIER_G_PER_HOUR * share('humidifier') - DEHUMIDIFIER_G_PER_HOUR * share('dehumidifier')) * hours
  const outside = vapourOf(room.air, room.humidity)
  const carried = 1 - Math.exp((-flow / (VOLUME_M3 * VAPOUR_BUFFER)) * hours)
  const vapour = tent.vapour + added / (VOLUME_M3 * VAPOUR_BUFFER) + (outside - tent.vapour) * carried

  const litres = PUMP_LITRES_PER_MINUTE * share('pump') * (seconds / 60)
  const dried = tent.soil - (100 * transpired) / 1000 / POTS_LITRES
  const watered = dried + (100 * litres) / POTS_LITRES
  const soil = watered < SOIL_DRY ? SOIL_HOLDS : litres ? Math.min(watered, Math.max(dried, SOIL_HOLDS)) : dried
  const breathed =
    (levels.lamp ? -CO2_UPTAKE_PPM_PER_HOUR : 60) * (tent.co2 / 800) + CO2_BOTTLE_PPM_PER_HOUR * share('co2')
  const co2 = tent.co2 + breathed * hours * 0.3 + (OUTSIDE_CO2 - tent.co2) * changed
  return {
    air,
    vapour: Math.min(Math.max(vapour, 1), saturatedVapour(air)),
    co2: Math.max(co2, 200),
    soil,
  }
}

/** As a tent is before anything is switched on. */
export function restingTent(room: Room): Tent {
  return { air: room.air, vapour: vapourOf(room.air, room.humidity), co2: OUTSIDE_CO2, soil: 62 }
}

/** As sensors gave it last; of what they did not give, as it rests. */
export function seenTent(resting: Tent, seen: Partial<Record<string, number | null>>): Tent {
  const air = seen.temperature ?? resting.air
  return {
    air,
    vapour: vapourOf(air, seen.humidity ?? humidityOf(resting)),
    co2: seen.co2 ?? resting.co2,
    soil: seen.soil_moisture ?? resting.soil,
  }
}
