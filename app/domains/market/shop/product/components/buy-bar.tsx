import { type RefObject, useEffect, useState } from 'react'
import { formatMoney } from '#shared/money.ts'
import { Button } from '#ui/components/button.tsx'

type Props = { buttons: RefObject<Element | null>; price: number }

/** On a phone, above the bottom bar, while the form's own buttons are out of sight. Within the form. */
export function BuyBar({ buttons, price }: Props) {
  const [shown, show] = useState(false)
  useEffect(() => {
    if (!buttons.current) return
    const observer = new IntersectionObserver(([entry]) => show(entry?.isIntersecting === false))
    observer.observe(buttons.current)
    return () => observer.disconnect()
  }, [buttons])
  if (!shown) return null
  return (
    <div className="buy-bar no-print fixed inset-x-0 z-30 flex items-center justify-between gap-3 border-t border-base-300 bg-surface px-4 py-2 desk:hidden">
      <span className="figures text-lg font-semibold">{formatMoney(price)}</span>
      <Button type="submit" formMethod="get" formAction="/checkout" tone="primary" className="px-8">
        Comprar
      </Button>
    </div>
  )
}
