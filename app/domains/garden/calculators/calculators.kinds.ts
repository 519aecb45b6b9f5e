import type { Sheet, Typed } from './sheet.kinds.ts'
import { dewPointSheet } from './sheets/dew-point.form.ts'
import { dliSheet } from './sheets/dli.form.ts'
import { doseSheet } from './sheets/dose.form.ts'
import { dryingSheet } from './sheets/drying.form.ts'
import { ecSheet } from './sheets/ec.form.ts'
import { lightCostSheet } from './sheets/light-cost.form.ts'
import { vpdSheet } from './sheets/vpd.form.ts'

/** The calculators, in display order. */
export const sheets = [
  vpdSheet,
  dliSheet,
  ecSheet,
  doseSheet,
  dryingSheet,
  lightCostSheet,
  dewPointSheet,
] as const satisfies readonly Sheet[]

export const sheetBySlug = (slug: string | null): Sheet => sheets.find((sheet) => sheet.slug === slug) ?? vpdSheet

/** The URL of a calculator with these values; empty fields are omitted. */
export const sheetAddress = ({ slug }: Pick<Sheet, 'slug'>, typed: Typed = {}) => {
  const filled = Object.entries(typed).filter(([name, text]) => name !== 'calc' && text.trim() !== '')
  return `/cultivo/calculadoras?${new URLSearchParams([['calc', slug], ...filled])}`
}
