import { Fragment, type ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { RowSkeleton } from './skeleton.tsx'

type Props<Item> = {
  /** undefined while loading, null when loading failed. */
  items: readonly Item[] | null | undefined
  keyOf: (item: Item) => string | number
  children: (item: Item, index: number) => ReactNode
  /** The empty state: an EmptyState. */
  empty: ReactNode
  /** The loading state: a skeleton of the real shape; rows by default. */
  skeleton?: ReactNode
  /** Texts of the error state. */
  failed?: { title?: string; text?: string; onRetry?: () => void }
  /** Rendering of a single item, e.g. with a hint below; by default like several. */
  one?: (item: Item) => ReactNode
  /** Wraps the items: a list, a grid, a table body. */
  frame?: (items: ReactNode) => ReactNode
}

/** The five states of a list: loading, empty, one, many, failed. */
export function ListStates<Item>({ items, keyOf, children, empty, skeleton, failed, one, frame }: Props<Item>) {
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
