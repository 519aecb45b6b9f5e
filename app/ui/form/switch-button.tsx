import { useFormState } from './form-context.ts'

type Props = {
  on: boolean
  /** What pressing it does. */
  label: string
}

/** A submit button that looks as what it changes is: on or off, and at once as it will be. */
export function SwitchButton({ on, label }: Props) {
  const { sending } = useFormState()
  const shown = sending ? !on : on
  return (
    <button
      type="submit"
      aria-label={label}
      title={label}
      aria-disabled={sending}
      className="group grid size-14 cursor-pointer place-items-center"
    >
      <span
        className={`flex h-7 w-12 items-center rounded-full border p-0.5 transition-colors motion-reduce:transition-none ${shown ? 'border-primary bg-primary' : 'border-edge bg-base-200'} ${sending ? 'opacity-60' : ''}`}
      >
        <span
          className={`size-5 rounded-full transition-transform motion-reduce:transition-none ${shown ? 'translate-x-5 bg-primary-content' : 'bg-muted'}`}
        />
      </span>
    </button>
  )
}
