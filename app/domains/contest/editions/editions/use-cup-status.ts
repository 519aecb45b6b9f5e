import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { constants } from '#platform/constants.ts'
import { fetchJson } from '#ui/fetch-json.ts'
import type { CupNow } from './cup-editions.schemas.ts'

/**
 * The cup's status, loaded shortly after the page lives and again each five minutes (section 9 of the specification): a page
 * that stays open follows the phase. What may be done is judged by the server at each act, never by this.
 */
export function useCupStatus(phase: string | null, shown: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = async () => {
      const now = await fetchJson<CupNow | null>('/api/v1/social/copa_grower/agora')
      if (now && (now.phase !== phase || now.show_results !== shown)) await revalidate()
    }
    const first = setTimeout(look, constants.startupLoadDelayMs)
    const again = setInterval(look, constants.cupStatusCacheMs)
    return () => {
      clearTimeout(first)
      clearInterval(again)
    }
  }, [phase, shown, revalidate])
}
