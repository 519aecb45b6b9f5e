import type { ReactNode } from 'react'

type Props = {
  title?: ReactNode
  /** Heading level; 2 by default. */
  level?: 2 | 3 | 4
  /** Links or buttons at the right of the title. */
  actions?: ReactNode
  children: ReactNode
  /** No padding: for tables and photos that go to the edge. */
  bare?: boolean
  className?: string
}

export function Card({ title, level = 2, actions, children, bare, className = '' }: Props) {
  return (
    <section className={`card ${bare ? 'overflow-clip' : ''} ${className}`}>
      {(title || actions) && <CardHead title={title} level={level} actions={actions} />}
      <div className={bare ? '' : `px-5 pb-5 ${title ? '' : 'pt-5'}`}>{children}</div>
    </section>
  )
}

function CardHead({ title, level = 2, actions }: Pick<Props, 'title' | 'level' | 'actions'>) {
  const Heading = `h${level}` as const
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4.5 pb-3">
      <Heading className="text-lg [&>a]:reach">{title}</Heading>
      {actions && <div className="flex flex-wrap items-center gap-2 [&>.link]:reach">{actions}</div>}
    </header>
  )
}
