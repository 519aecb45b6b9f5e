import { ofPhase } from '#domains/garden/garden/plants/cycle-day.words.ts'
import type { PlantCycle } from '#domains/garden/garden/plants/plants.schemas.ts'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'

type Props = { cycles: PlantCycle[]; search: string }

const WEEKS = 10

/** Posts of plants in one phase, and in one of its weeks: 'semana 5 da floração'. */
export function PhaseFilter({ cycles, search }: Props) {
  const params = new URLSearchParams(search)
  const chosen = cycles.find(({ id }) => String(id) === params.get('plant_cycle_id'))
  const week = Number(params.get('week')) || null
  return (
    <div className="space-y-2">
      <ChipRow label="Fase" tight>
        <Chip to="?" active={!chosen}>
          Todas<span className="md:sr-only"> as fases</span>
        </Chip>
        {cycles.map(({ id, name }) => (
          <Chip key={id} to={`?plant_cycle_id=${id}`} active={id === chosen?.id}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      {chosen && (
        <ChipRow label={`Semana ${ofPhase(chosen)}`}>
          {Array.from({ length: WEEKS }, (_, at) => at + 1).map((number) => (
            <Chip
              key={number}
              to={`?plant_cycle_id=${chosen.id}${number === week ? '' : `&week=${number}`}`}
              active={number === week}
            >
              {`Semana ${number}`}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  )
}
