import { Button } from '#ui/components/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import type { CartLine } from '../cart.schemas.ts'
import { MOST_OF_ONE } from '../cart-limits.kinds.ts'

/** One less, one more: each button is a form of its own, so it works without scripts. */
export function QuantityStepper({ line: { variant_id, quantity, left }, name }: { line: CartLine; name: string }) {
  const most = Math.min(left ?? MOST_OF_ONE, MOST_OF_ONE)
  return (
    <div className="flex items-center gap-1">
      <Step
        to={Math.min(quantity - 1, most)}
        {...{ variant_id }}
        icon="minus"
        label={`Menos um de ${name}`}
        off={quantity <= 1}
      />
      <span className="figures min-w-9 text-center" aria-live="polite">
        {quantity}
      </span>
      <Step to={quantity + 1} {...{ variant_id }} icon="plus" label={`Mais um de ${name}`} off={quantity >= most} />
    </div>
  )
}

type StepProps = { variant_id: number; to: number; icon: 'minus' | 'plus'; label: string; off: boolean }

const Step = ({ variant_id, to, icon, label, off }: StepProps) => (
  <Form name={`set-${variant_id}-${icon}`}>
    <HiddenField name="variant_id" value={String(variant_id)} />
    <Button type="submit" name="quantity" value={String(to)} icon={icon} iconOnly size="sm" disabled={off}>
      {label}
    </Button>
  </Form>
)
