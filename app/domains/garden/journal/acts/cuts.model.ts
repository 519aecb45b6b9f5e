import { cutPhases } from '#domains/garden/garden/harvest-holds/harvest-holds.kinds.ts'
import type { ActivitySlug } from '../activities/activity.kinds.ts'
import type { Measures, MetricName } from '../activities/metric.kinds.ts'

/** What is weighed or put in jars was cut, also when nobody wrote down its harvest. */
const ofCutPlants: readonly ActivitySlug[] = ['colheita', 'pesagem', 'pote', 'peso-final', 'degustacao']

/** Weights of what was cut, as an activity of one's own may take them too. */
const cutWeights: readonly MetricName[] = ['branch_g', 'jar_g', 'wet_g', 'dry_g', 'cured_g']

/** Whether that says of a living plant that it is cut. */
export const saysCut = (kind: ActivitySlug, phase?: string, measures: Measures = {}) =>
  ofCutPlants.includes(kind) ||
  (kind === 'fase' && phase !== undefined && cutPhases.includes(phase)) ||
  cutWeights.some((name) => measures[name] !== undefined)
