import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'
import { sheetAddress, sheets } from './calculators.kinds.ts'

export const screens: DomainScreens = async () =>
  seenBy(
    'grower',
    sheets.map((sheet) => sheetAddress(sheet, sheet.sample)),
  )
