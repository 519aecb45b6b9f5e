import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Tells screen readers the heading of a page that came without loading a document, and puts them at its start. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const previous = useRef(pathname)

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.getElementById('conteudo')?.focus({ preventScroll: true })
    // The title is written a moment after the page.
    const timer = setTimeout(() => setTitle(document.querySelector('h1')?.textContent || document.title), 100)
    return () => clearTimeout(timer)
  }, [pathname])

  return <output className="sr-only">{title}</output>
}
