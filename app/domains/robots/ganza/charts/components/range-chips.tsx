import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { rangeNames, ranges } from '../ranges.kinds.ts'
import { useGoing } from './use-going.ts'

type Props = {
  chosen: string | null
  addressOf: (range: string) => string
  /** Something grows in the space. */
  cultivation?: boolean
}

export function RangeChips({ chosen, addressOf, cultivation }: Props) {
  const going = useGoing()
  const shown = going && !going.get('de') ? (going.get('faixa') ?? chosen) : chosen
  return (
    <ChipRow label="Período">
      {rangeNames.map((name) => (
        <Chip key={name} to={addressOf(name)} active={name === shown}>
          {ranges[name].label}
        </Chip>
      ))}
      {cultivation && (
        <Chip to={addressOf('cultivo')} active={shown === 'cultivo'}>
          Cultivo
        </Chip>
      )}
    </ChipRow>
  )
}
