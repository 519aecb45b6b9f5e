import { cutPhases } from '#domains/garden/garden/harvest-holds/harvest-holds.kinds.ts'
import type { ActivitySlug } from '../activities/activity.kinds.ts'

/** What is weighed or put in jars was cut, also when nobody wrote down its harvest. */
const ofCutPlants: readonly ActivitySlug[] = ['colheita', 'pesagem', 'pote', 'peso-final']

/** Whether that says of a living plant that it is cut. */
export const saysCut = (kind: ActivitySlug, phase?: string) =>
  ofCutPlants.includes(kind) || (kind === 'fase' && phase !== undefined && cutPhases.includes(phase))
