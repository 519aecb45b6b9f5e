import { useFormState } from './form-context.ts'

type Props = {
  on: boolean
  /** It was asked to be so, and is not yet known to be: halfway. */
  pending?: boolean
  /** What pressing it does: 'Ligar', 'a luz', which the row beside it says to the eye, 'por 30 min'. */
  does: string
  what: string
  how: string
}

/** A submit button that looks as what it changes is: on, off, or halfway while that is asked for. */
export function SwitchButton({ on, pending, does, what, how }: Props) {
  const { sending } = useFormState()
  const halfway = sending || pending
  return (
    <button
      type="submit"
      aria-disabled={sending}
      className="flex min-h-14 w-18 cursor-pointer flex-col items-center justify-center gap-0.5 text-xs leading-tight text-muted"
    >
      <span
        className={`flex h-7 w-12 items-center rounded-full border p-0.5 ${halfway ? looks.halfway : on ? looks.on : looks.off}`}
      >
        <span
          className={`size-5 rounded-full transition-transform motion-reduce:transition-none ${halfway ? knobs.halfway : on ? knobs.on : knobs.off}`}
        />
      </span>
      <span>
        {does} <span className="sr-only">{what} </span>
        <span className="whitespace-nowrap">{how}</span>
      </span>
    </button>
  )
}

const looks = {
  on: 'border-primary bg-primary',
  off: 'border-edge bg-base-200',
  halfway: 'border-dashed border-primary bg-base-200',
}
const knobs = {
  on: 'translate-x-5 bg-primary-content',
  off: 'bg-muted',
  halfway: 'translate-x-2.5 animate-spin border-2 border-primary border-t-transparent motion-reduce:animate-none',
}
