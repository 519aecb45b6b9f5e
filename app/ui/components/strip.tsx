import { Children, type ReactNode } from 'react'

type Props = {
  /** On wider screens: 'md:grid-cols-4 lg:grid-cols-6'. */
  columns: string
  /** Of a card, on a phone. */
  width?: string
  children: ReactNode
}

/** Cards in one row that a finger or Tab moves sideways on a phone, the next one half in view; a grid on wider screens. */
export const Strip = ({ columns, width = 'max-md:w-[40vw] max-md:max-w-44', children }: Props) => (
  <ul className={`scroll-row -mx-4 gap-3 px-4 py-1 max-md:scroll-px-4 md:mx-0 md:grid md:gap-4 md:px-0 ${columns}`}>
    {Children.map(children, (card) => (
      <li className={`shrink-0 ${width}`}>{card}</li>
    ))}
  </ul>
)
