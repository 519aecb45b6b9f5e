import { cycleDay } from '#domains/garden/garden/plants/cycle-day.words.ts'
import type { IconName } from '#ui/components/icon-names.ts'
import type { PlanCard, PlanToday } from './plans.schemas.ts'

type Method = { value: PlanCard['method']; label: string; icon: IconName }

/** The methods, with pt-BR labels. */
export const methods: Method[] = [
  { value: 'solo', label: 'Solo', icon: 'shovel' },
  { value: 'coco', label: 'Coco', icon: 'layers' },
  { value: 'hidroponia', label: 'Hidroponia', icon: 'waves' },
  { value: 'externo', label: 'Ao ar livre', icon: 'sun' },
  { value: 'outro', label: 'Outro', icon: 'sprout' },
]
export const methodOf = (method: PlanCard['method']) => methods.find(({ value }) => value === method) as Method

/** 'dia 12 da floração · dia 47 do plano'; null before the start and after the end. */
export const planDay = (today: PlanToday | null) => today && `${cycleDay(today)} · dia ${today.plan_day} do plano`
