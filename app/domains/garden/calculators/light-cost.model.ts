import type { Reading } from './reading.kinds.ts'

export type Usage = { watts: Reading; hours_per_day: Reading; days: Reading }

/** Energy, kWh: W ÷ 1.000 × hours a day × days. By definition; watts as drawn from the wall. */
export const energyUsed = ({ watts, hours_per_day, days }: Usage): Reading =>
  watts === null || hours_per_day === null || days === null ? null : (watts / 1000) * hours_per_day * days

/** Cost, R$: kWh × tariff (R$/kWh, with taxes, as on the bill). null without a tariff: unknown is not zero. */
export const energyCost = (kwh: Reading, tariff: Reading): Reading =>
  kwh === null || tariff === null ? null : kwh * tariff
