import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { hasHeatMap, visitedPage } from '#shared/visits.ts'
import { useRootData } from '../root-data.ts'

/** Counts visits of somebody who said yes: its code is loaded only then, and a no takes all of it away. */
export function VisitCounter() {
  const visits = useRootData()?.visits ?? null
  const { pathname } = useLocation()
  const analytics = visits?.analytics ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is gone to counts
  useEffect(() => {
    if (!analytics) return
    const page = visitedPage(window.__reactRouterDataRouter?.state.matches.map(({ route }) => route.path) ?? [])
    void counting().then(({ countVisit, stopCounting }) => (page ? countVisit(page) : stopCounting()))
  }, [analytics, pathname])
  useEffect(() => {
    if (analytics) return () => void counting().then(({ stopCounting }) => stopCounting())
    return undefined
  }, [analytics])

  // Only the page that was loaded has opened its CSP: one that is gone to later brings no map.
  const [heatMap] = useState(visits?.heat_map ?? null)
  useEffect(() => {
    if (heatMap) void import('./heat-map.ts').then(({ startHeatMap }) => startHeatMap(heatMap))
  }, [heatMap])
  useEffect(() => {
    if (heatMap && !hasHeatMap({ pathname, search: '' })) window.location.reload()
  }, [heatMap, pathname])
  return null
}

const counting = () => import('./count-visits.ts')
