import type { ReactNode } from 'react'

/** What a chart says of the moment pointed at: always two lines, or the chart would move under the finger that reads it. */
export const Pointed = ({ children }: { children: ReactNode }) => (
  <span className="figures line-clamp-2 h-10 basis-full text-sm text-muted">{children}</span>
)
