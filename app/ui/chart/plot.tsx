import { createContext, type ReactNode, use } from 'react'
import { type Domain, linearScale, type Scale } from './scale.ts'

type Scales = { x: Scale; y: Scale }
type Props = {
  /** Text alternative. Without it the plot is hidden from screen readers: put the text beside it. */
  label?: string
  /** 0 to 1 by default. */
  x?: Domain
  y?: Domain
  /** Vertical padding in percent of the height, so that a line at an edge is not clipped. */
  inset?: number
  /** Classes for height and colour. */
  className: string
  children: ReactNode
}

const share: Domain = [0, 1]
const ScalesContext = createContext<Scales>({ x: linearScale(share), y: linearScale(share, [100, 0]) })

/** The scales of the surrounding plot. */
export const useScales = () => use(ScalesContext)

/** Plot area for marks (Line, Dots, Band, Rule), as wide as its container; text in it is never stretched. */
export const Plot = ({ label, x = share, y = share, inset = 0, className, children }: Props) => (
  <svg
    className={`block w-full overflow-visible ${className}`}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : 'true'}
  >
    <ScalesContext value={{ x: linearScale(x), y: linearScale(y, [100 - inset, inset]) }}>{children}</ScalesContext>
  </svg>
)
