import type { ReactNode } from 'react'

/** A section of the showcase with its anchor. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="space-y-5 border-t border-base-300 py-10 first:border-0 first:pt-0"
    >
      <h2 id={`${id}-titulo`} className="text-2xl">
        <a href={`#${id}`} className="hover:underline">
          {title}
        </a>
      </h2>
      {children}
    </section>
  )
}

/** One state of a component, with its name. */
export function Case({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 space-y-2">
      <p className="text-sm font-medium text-muted">{name}</p>
      {children}
    </div>
  )
}

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)
