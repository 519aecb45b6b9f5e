import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { deferred } from '../deferred.tsx'
import { useRootData } from '../root-data.ts'
import { keepOfAge, saidOfAge } from './age-answer.ts'

// Most have answered, and need none of it.
const AgeSheet = deferred(async () => (await import('./age-sheet.tsx')).AgeSheet)

/**
 * On a visitor's first page, once a year and browser: whether they are of age. Asked by a script, as the pages of visitors
 * are shared; who has an account said so when they made it. What else is asked, `then`, waits for the page after the
 * answer: one question a page.
 */
export function AgeQuestion({ then }: { then: ReactNode }) {
  const isVisitor = useRootData()?.viewer === null
  const { pathname } = useLocation()
  const [open, setOpen] = useState<boolean>()
  const [answeredAt, setAnsweredAt] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may have answered since the last page
  useEffect(() => setOpen(isVisitor && !saidOfAge(document.cookie)), [isVisitor, pathname])
  if (!isVisitor || open === false) return answeredAt === pathname ? null : then
  const confirm = () => {
    keepOfAge()
    setOpen(false)
    setAnsweredAt(pathname)
  }
  return open && <AgeSheet path={pathname} confirm={confirm} />
}
