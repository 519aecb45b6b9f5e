import type { z } from 'zod'
import type { Equipment, SpaceFigures } from './spaces.schemas.ts'

type Measures = { width_cm: number | null; depth_cm: number | null; height_cm: number | null }

/**
 * Share of the lamps' light that reaches the plants in a tent with reflective walls; the rest is lost on walls, floor
 * and door. Rule of thumb between 0.8 (open) and 0.95 (small and closed): shown as an estimate.
 */
const LIGHT_ON_PLANTS = 0.85

/**
 * Figures of a space's measures and equipment. Area m², volume m³, lamps W and W/m²; PPFD estimate µmol/m²/s = sum of
 * PPF (µmol/s) × share on the plants ÷ area; air changes per hour = sum of the exhausts' m³/h ÷ volume. null where an
 * input is missing, never 0. A grow box provides the measures of a space without its own.
 */
export function spaceFigures(
  space: Measures,
  equipment: Pick<Equipment, 'role' | 'stuff'>[],
): z.infer<typeof SpaceFigures> {
  const { width_cm, depth_cm, height_cm } = measuresOf(space, equipment)
  const area = width_cm && depth_cm ? (width_cm * depth_cm) / 10_000 : null
  const volume = area && height_cm ? (area * height_cm) / 100 : null
  const watts = sumOf(equipment, 'lamps', 'watts')
  const ppf = sumOf(equipment, 'lamps', 'ppf')
  const airflow = sumOf(equipment, 'exaustor', 'm3_h')
  return {
    area_m2: area,
    volume_m3: volume,
    lamp_watts: watts,
    watts_per_m2: watts !== null && area ? watts / area : null,
    ppfd_estimate: ppf !== null && area ? (ppf * LIGHT_ON_PLANTS) / area : null,
    air_changes_per_hour: airflow !== null && volume ? airflow / volume : null,
  }
}

function measuresOf(space: Measures, equipment: Pick<Equipment, 'role' | 'stuff'>[]): Measures {
  if (space.width_cm && space.depth_cm) return space
  const box = equipment.find(({ role }) => role === 'growbox')?.stuff.specs
  const side = (name: string) => (box?.[name] === undefined ? null : Number(box[name]))
  return { width_cm: side('width_cm'), depth_cm: side('depth_cm'), height_cm: side('height_cm') }
}

/** Sum over all items of that role; null when one lacks the figure, or when there is none. */
function sumOf(equipment: Pick<Equipment, 'role' | 'stuff'>[], role: Equipment['role'], name: string): number | null {
  const pieces = equipment.filter((piece) => piece.role === role)
  if (!pieces.length || pieces.some(({ stuff }) => stuff.specs[name] === undefined)) return null
  return pieces.reduce((sum, { stuff }) => sum + Number(stuff.specs[name]) * stuff.quantity, 0)
}
