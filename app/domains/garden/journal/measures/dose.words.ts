import { formatTyped } from '#shared/numbers.ts'

type Dose = { name: string; amount: number; unit: string }

/** 'CalMag 1,5 ml/L'. In files the `space` before the unit is a plain one, so that search finds it. */
export const doseInWords = ({ name, amount, unit }: Dose, space = '\u00a0') =>
  `${name} ${formatTyped(amount)}${space}${unit}`
