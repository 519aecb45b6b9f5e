import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PlantCard } from '#domains/garden/garden/plants/plants.schemas.ts'
import { ActButtons } from './act-buttons.tsx'
import { PlantChecks } from './plant-checks.tsx'

type Props = {
  plants: PlantCard[]
  chosen: number[]
  archived: boolean
  /** What else the address says. */
  children: ReactNode
}

/** The plants to mark, and what may be done with those that are. */
export function MarkPlants({ plants, chosen, archived, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [marked, setMarked] = useState(chosen.length)
  const count = () => setMarked(form.current?.querySelectorAll('input[name="plant_ids"]:checked').length ?? 0)
  // A browser that comes back has marked them by itself.
  useEffect(count, [])
  return (
    <form ref={form} method="get" action="/cultivo/gerenciar/plantas" onChange={count}>
      {children}
      <PlantChecks plants={plants} chosen={chosen} />
      <ActButtons archived={archived} marked={marked} />
    </form>
  )
}
