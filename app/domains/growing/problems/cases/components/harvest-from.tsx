import { formatDay } from '#shared/dates.ts'
import { Notice } from '#ui/components/notice.tsx'

/** Until when what a plant was treated with keeps it from being harvested. */
export const HarvestFrom = ({ day }: { day: string }) => (
  <Notice tone="warning" title={`Colher só a partir de ${formatDay(day)}`}>
    É a carência do que foi aplicado, como você anotou. Siga o rótulo.
  </Notice>
)
