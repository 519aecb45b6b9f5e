import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { deferred } from '../deferred.tsx'
import { keepCookie } from '../document/keep-cookie.ts'
import { useRootData } from '../root-data.ts'

// Most have answered, and need none of it.
const AgeSheet = deferred(async () => (await import('./age-sheet.tsx')).AgeSheet)

/**
 * On a visitor's first page, once a year and browser: whether they are of age. Asked by a script, as the pages of visitors
 * are shared; who has an account said so when they made it.
 */
export function AgeQuestion() {
  const visits = useRootData()?.viewer === null
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(visits && !document.cookie.includes('grower_adult=true')), [visits])
  if (!open) return null
  const confirm = () => {
    keepCookie('grower_adult', 'true')
    setOpen(false)
  }
  return <AgeSheet path={pathname} confirm={confirm} />
}
