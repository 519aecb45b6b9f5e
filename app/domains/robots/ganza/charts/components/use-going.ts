import { useLocation, useNavigation } from 'react-router'

/** The search of this page's address that is being loaded; null: none is. What was chosen is shown at once, not with its data. */
export function useGoing(): URLSearchParams | null {
  const { pathname } = useLocation()
  const next = useNavigation().location
  return next?.pathname === pathname ? new URLSearchParams(next.search) : null
}
