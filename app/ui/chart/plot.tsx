import { createContext, type ReactNode, use } from 'react'
import { type Domain, linearScale, type Scale } from './scale.ts'

type Scales = { x: Scale; y: Scale }
type Props = {
  /** What is drawn, in words. Without them nobody is told of it: the words stand beside. */
  label?: string
  /** 0 to 1 where the parts say nothing else. */
  x?: Domain
  y?: Domain
  /** Kept free above and below, in hundredths of the height: so that a line along an edge is not cut. */
  inset?: number
  /** Its height, and the colour of its parts. */
  className: string
  children: ReactNode
}

const share: Domain = [0, 1]
const ScalesContext = createContext<Scales>({ x: linearScale(share), y: linearScale(share, [100, 0]) })

/** The scales of the plot in which a part stands. */
export const useScales = () => use(ScalesContext)

/** A field for parts (Line, Dots, Band, Rule), as wide as there is room; text in it is never stretched. */
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
