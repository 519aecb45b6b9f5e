import { formatMeasure } from '#shared/numbers.ts'

/** 'Bloom 2 ml/L'. */
export const doseInWords = ({ name, amount, unit }: { name: string; amount: number; unit: string }) =>
  `${name} ${formatMeasure(amount, unit, 3).replace('\u00a0', ' ')}`
