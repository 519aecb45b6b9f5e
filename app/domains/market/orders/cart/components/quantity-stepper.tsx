import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#shared/form-result.ts'
import { Button } from '#ui/components/button.tsx'
import type { CartLine } from '../cart.schemas.ts'
import { MOST_OF_ONE } from '../cart-limits.kinds.ts'

/** One less, one more: each button is a form of its own, so it works without scripts. */
export function QuantityStepper({ line: { variant_id, quantity, left }, name }: { line: CartLine; name: string }) {
  const most = Math.min(left ?? MOST_OF_ONE, MOST_OF_ONE)
  const { wanted, want, refused } = useWanted(variant_id, quantity)
  const step = { variant_id, want }
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Step
        {...step}
        to={Math.max(1, Math.min(wanted - 1, most))}
        icon="minus"
        label={`Menos um de ${name}`}
        off={wanted <= 1}
      />
      <span className="figures min-w-9 text-center" aria-live="polite">
        {wanted}
      </span>
      <Step {...step} to={wanted + 1} icon="plus" label={`Mais um de ${name}`} off={wanted >= most} />
      {!refused && wanted === most && (
        <p className="w-0 min-w-full text-sm text-muted">
          {left === null || left > MOST_OF_ONE ? `Até ${most} por vez` : `A loja tem ${most}`}
        </p>
      )}
      {refused && (
        <p role="alert" className="basis-full text-sm text-error">
          {refused}
        </p>
      )}
    </div>
  )
}

/** What is tapped counts at once; one change is under way at a time, and the last one wanted goes after it. */
function useWanted(variant_id: number, quantity: number) {
  const fetcher = useFetcher<FormResult>()
  const [tapped, tap] = useState<number>()
  const sent = useRef<number>(undefined)
  const { state, submit } = fetcher
  useEffect(() => {
    if (tapped === undefined || state !== 'idle') return
    if (tapped === sent.current || tapped === quantity) {
      sent.current = undefined
      return tap(undefined)
    }
    sent.current = tapped
    void submit({ variant_id, quantity: tapped }, { method: 'post', action: '/carrinho', preventScrollReset: true })
  }, [tapped, state, submit, variant_id, quantity])
  const { errors, message } = fetcher.data ?? {}
  return { wanted: tapped ?? quantity, want: tap, refused: Object.values(errors ?? {})[0]?.[0] ?? message }
}

type StepProps = {
  variant_id: number
  to: number
  icon: 'minus' | 'plus'
  label: string
  off: boolean
  want: (quantity: number) => void
}

const Step = ({ variant_id, to, icon, label, off, want }: StepProps) => (
  <form
    method="post"
    action="/carrinho"
    onSubmit={(event) => {
      event.preventDefault()
      if (!off) want(to)
    }}
  >
    <input type="hidden" name="variant_id" value={variant_id} />
    <Button type="submit" name="quantity" value={String(to)} icon={icon} iconOnly disabled={off}>
      {label}
    </Button>
  </form>
)
