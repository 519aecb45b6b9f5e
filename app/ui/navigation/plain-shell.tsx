import type { ReactNode } from 'react'
import { siteName, useRootData } from '../root-data.ts'

/** Layout with nothing but the site's name: error pages must not depend on anything that may have failed. */
export function PlainShell({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="px-4 py-3 text-center">
        <a href="/" className="font-display text-xl font-bold tracking-tight">
          {siteName(useRootData())}
        </a>
      </header>
      <main id="conteudo" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  )
}
