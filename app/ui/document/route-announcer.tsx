import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Announces the heading after client-side navigation to screen readers, and moves the focus to the start of the page.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const previous = useRef(pathname)

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    // A page for searching starts in its box.
    if (!document.activeElement?.matches('main [type=search]'))
      document.getElementById('conteudo')?.focus({ preventScroll: true })
    // The title is set shortly after the page.
    const timer = setTimeout(() => setTitle(document.querySelector('h1')?.textContent || document.title), 100)
    return () => clearTimeout(timer)
  }, [pathname])

  return <output className="sr-only">{title}</output>
}
