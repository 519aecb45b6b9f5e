import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { sheetAddress, sheets } from '../calculators.kinds.ts'

/** Links to all calculators. */
export const CalculatorChips = ({ current }: { current: string }) => (
  <div className="mb-5">
    <ChipRow label="Calculadoras">
      {sheets.map((sheet) => (
        <Chip key={sheet.slug} to={sheetAddress(sheet)} active={sheet.slug === current} icon={sheet.icon}>
          {sheet.name}
        </Chip>
      ))}
    </ChipRow>
  </div>
)
