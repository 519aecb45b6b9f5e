import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { rangeNames, ranges } from '../ranges.kinds.ts'

type Props = {
  chosen: string | null
  addressOf: (range: string) => string
  /** Something grows in the space. */
  cultivation?: boolean
}

export const RangeChips = ({ chosen, addressOf, cultivation }: Props) => (
  <ChipRow label="Período">
    {rangeNames.map((name) => (
      <Chip key={name} to={addressOf(name)} active={name === chosen}>
        {ranges[name].label}
      </Chip>
    ))}
    {cultivation && (
      <Chip to={addressOf('cultivo')} active={chosen === 'cultivo'}>
        Cultivo
      </Chip>
    )}
  </ChipRow>
)
