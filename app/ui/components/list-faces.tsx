import { Fragment, type ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { RowSkeleton } from './skeleton.tsx'

type Props<Item> = {
  /** undefined while loading, null when it failed. */
  items: readonly Item[] | null | undefined
  keyOf: (item: Item) => string | number
  children: (item: Item, index: number) => ReactNode
  /** An EmptyState. */
  empty: ReactNode
  /** The skeleton of the real shape; rows by default. */
  skeleton?: ReactNode
  /** Words of the failed face. */
  failed?: { title?: string; text?: string; onRetry?: () => void }
  /** When there is exactly one, e.g. with a hint below; else like many. */
  one?: (item: Item) => ReactNode
  /** Around the items: a list, a grid, a table body. */
  frame?: (items: ReactNode) => ReactNode
}

/** The five faces of a list: loading, empty, one, many, failed. */
export function ListFaces<Item>({ items, keyOf, children, empty, skeleton, failed, one, frame }: Props<Item>) {
  if (items === null) return <ErrorState {...failed} />
  if (items === undefined) return <Loading>{skeleton ?? <RowSkeleton />}</Loading>
  const [first] = items
  if (first === undefined) return empty
  if (items.length === 1 && one) return one(first)
  const all = items.map((item, index) => <Fragment key={keyOf(item)}>{children(item, index)}</Fragment>)
  return frame ? frame(all) : all
}

const Loading = ({ children }: { children: ReactNode }) => (
  <div aria-busy="true">
    <output className="sr-only">Carregando…</output>
    {children}
  </div>
)
