import type { ActivitySlug } from '#domains/garden/journal/activities/activity.kinds.ts'
import type { MetricName } from '#domains/garden/journal/activities/metric.kinds.ts'

/** What an assignment may ask of the pupil's own journal. */
export const askedEntries = [
  ...(['foto', 'ec', 'drenagem', 'ph', 'altura', 'rega', 'alimentacao', 'poda', 'lst'] as const),
  ...(['transplante', 'saude', 'praga', 'pesagem', 'nota'] as const),
] as const
export type AskedEntry = (typeof askedEntries)[number]

type Answers = { kinds?: readonly ActivitySlug[]; metric?: MetricName; photo?: true }

/** What in a journal answers it: an act of one of these kinds, one with this measure, one with a photo. */
export const answersTo: Record<AskedEntry, Answers> = {
  foto: { photo: true },
  ec: { metric: 'ec' },
  drenagem: { metric: 'runoff_ec' },
  ph: { metric: 'ph' },
  altura: { metric: 'height_cm' },
  rega: { kinds: ['rega', 'rega-alimentacao'] },
  alimentacao: { kinds: ['alimentacao', 'rega-alimentacao', 'cobertura', 'foliar'] },
  poda: { kinds: ['topping', 'fim', 'lollipop', 'desfolha'] },
  lst: { kinds: ['lst', 'scrog', 'supercrop'] },
  transplante: { kinds: ['transplante'] },
  saude: { kinds: ['saude'] },
  praga: { kinds: ['praga', 'revisao'] },
  pesagem: { kinds: ['pesagem'] },
  nota: { kinds: ['nota'] },
}

/** The act that its form opens with. */
export const actFor = (asked: AskedEntry): ActivitySlug =>
  answersTo[asked].kinds?.[0] ??
  ({ foto: 'foto', altura: 'altura' } as Record<string, ActivitySlug>)[asked] ??
  'medicao'
