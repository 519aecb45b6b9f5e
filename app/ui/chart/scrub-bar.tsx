import type { ReactNode } from 'react'

type Props = {
  from: number
  to: number
  step: number
  at: number
  onAt: (at: number) => void
  /** The moment in words. */
  said: string
  /** The same with how much there is; what a screen reader says of the slider. */
  told?: string
  /** It changes by itself: nothing is said of it. */
  quiet?: boolean
  /** It scrolls away: each chart below tells its own value. */
  still?: boolean
  /** What was then, in words: said once the moment stands still. */
  children?: ReactNode
}

/** One moment for all charts below: told and moved here, by keys too. It stays in sight while they are looked at. */
export const ScrubBar = ({ from, to, step, at, onAt, said, told = said, quiet, still, children }: Props) => (
  <div
    className={`needs-script rounded-box border border-base-300 bg-surface ${still ? 'px-3 pb-2' : 'sticky top-16 z-10 space-y-1 p-3'}`}
  >
    <label className="flex items-center gap-x-3">
      <span className={`figures shrink-0 font-semibold ${children ? 'w-44' : 'w-20'}`}>{said}</span>
      <input
        type="range"
        min={from}
        max={to}
        step={step}
        value={at}
        aria-valuetext={told}
        onChange={({ currentTarget }) => onAt(Number(currentTarget.value))}
        className="min-h-11 min-w-16 flex-1 accent-primary"
      />
    </label>
    {children && (
      <div className="figures text-sm" aria-live={quiet ? 'off' : 'polite'}>
        {children}
      </div>
    )}
  </div>
)
