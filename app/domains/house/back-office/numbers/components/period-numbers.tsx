import { formatMegabytes } from '#shared/megabytes.ts'
import { plural } from '#shared/numbers.ts'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import type { Numbers } from '../numbers.schemas.ts'
import { WeekBars } from './week-bars.tsx'

const periods = [4, 12, 26]

type Props = { numbers: Numbers; weeks: number; csv: string; canOpen: boolean }

/** The weeks, against as many before, and the way to take them along. */
export const PeriodNumbers = ({ numbers, weeks, csv, canOpen }: Props) => (
  <section aria-labelledby="semanas" className="space-y-4">
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h2 id="semanas" className="text-xl">
          As últimas {weeks} semanas
        </h2>
        <p className="text-muted">Contra as {weeks} de antes. A desta semana ainda não acabou.</p>
      </div>
      <LinkButton to={`${csv}?weeks=${weeks}`} icon="file-down" download>
        Baixar CSV
      </LinkButton>
    </div>
    <ChipRow label="Período">
      {periods.map((one) => (
        <Chip key={one} to={`?weeks=${one}`} active={one === weeks}>
          {one} semanas
        </Chip>
      ))}
    </ChipRow>
    <WeekBars numbers={numbers} canOpen={canOpen} />
    {numbers.stored && (
      <p className="figures text-sm text-muted">
        Guardado ao todo: {formatMegabytes(numbers.stored.bytes)} em{' '}
        {plural(numbers.stored.files, 'arquivo', 'arquivos')}.
      </p>
    )}
  </section>
)
