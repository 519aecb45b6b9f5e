import { type RefObject, useEffect, useState } from 'react'
import { fetchJson } from '#ui/fetch-json.ts'
import type { QuickLog, Watering } from './quick-log.schemas.ts'
import { type QuickTarget, quickTargets } from './quick-targets.model.ts'

type Known = { user_id: number; targets: QuickTarget[] }

/** What the last opening knew, on whichever page: shown at once, and all there is without signal. */
let known: Known | undefined

/** The targets of the sheet, loaded whenever it opens; `failed` when there is no signal and nothing is known. */
export function useQuickLog(sheet: RefObject<HTMLElement | null>, user_id: number) {
  const open = useIsOpen(sheet)
  const [targets, setTargets] = useState(() => (known?.user_id === user_id ? known.targets : undefined))
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!open) return
    let closed = false
    void fetchJson<QuickLogJson>('/api/v1/plan-cultivation/quick-log').then((log) => {
      if (closed) return
      setFailed(!log)
      if (!log) return
      known = { user_id, targets: quickTargets(revived(log)) }
      setTargets(known.targets)
    })
    return () => {
      closed = true
    }
  }, [open, user_id])
  return { open, targets, failed: failed && !targets }
}

function useIsOpen(sheet: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const follow = () => setOpen(element.matches(':popover-open'))
    // It may have been opened before this code was there.
    follow()
    element.addEventListener('toggle', follow)
    return () => element.removeEventListener('toggle', follow)
  }, [sheet])
  return open
}

/** JSON has no dates. */
type QuickLogJson = {
  plants: (Omit<QuickLog['plants'][number], 'watering' | 'touched_at'> & {
    touched_at: string | null
    watering: (Omit<Watering, 'happened_at'> & { happened_at: string }) | null
  })[]
  spaces: QuickLog['spaces']
}

const revived = ({ plants, spaces }: QuickLogJson): QuickLog => ({
  plants: plants.map(({ touched_at, watering, ...plant }) => ({
    ...plant,
    touched_at: touched_at ? new Date(touched_at) : null,
    watering: watering && { ...watering, happened_at: new Date(watering.happened_at) },
  })),
  spaces,
})
