import { useEffect, useState } from 'react'
import type { PlantLive } from '../plants.schemas.ts'

/** The live count of salves (SSE). The browser reconnects by itself and resumes by Last-Event-ID. */
export function useLiveCount(plant_id: number, first: number) {
  const [live, setLive] = useState<{ id: number; count: number }>()
  useEffect(() => {
    const source = new EventSource(`/api/v1/plan-cultivation/plant/${plant_id}/live`)
    source.addEventListener('message', (event) => {
      const { saves_count } = JSON.parse(event.data) as PlantLive
      setLive({ id: plant_id, count: saves_count })
    })
    return () => source.close()
  }, [plant_id])
  return live?.id === plant_id ? live.count : first
}
