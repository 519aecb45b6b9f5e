import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { freightText } from '#domains/market/orders/checkout/freight.words.ts'
import { applyMask } from '#shared/masks.ts'
import { Notice } from '#ui/components/notice.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { MaskedField } from '#ui/form/masked-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { ProductQuote } from '../../quotes/product-quote.schemas.ts'

type Props = {
  /** The chosen one, when the URL names one. */
  opcao?: number
  cep: string
  quote: ProductQuote | null
  /** Why there is no quote. */
  problem: string | null
}

/** What it costs to have it brought: the CEP lies in the URL, so that it works without scripts. */
export function FreightBox({ opcao, cep, quote, problem }: Props) {
  const answer = useRef<HTMLDivElement>(null)
  const { formMethod, formData } = useNavigation()
  const asking = formMethod === 'GET' && formData?.has('cep') === true
  // When it was asked, not when the page came with it. Below the button lie the bars.
  useEffect(() => {
    if (asking) return () => answer.current?.scrollIntoView({ block: 'nearest' })
  }, [asking])
  return (
    <section id="frete" className="card scroll-mt-24 space-y-3 p-4">
      <h2 className="text-lg">Frete e prazo</h2>
      <Form
        method="get"
        name="freight"
        values={{ cep }}
        result={problem ? { errors: { cep: [problem] } } : undefined}
        className=""
      >
        {opcao !== undefined && <HiddenField name="opcao" value={String(opcao)} />}
        <MaskedField
          mask="cep"
          name="cep"
          label="Seu CEP"
          autoComplete="postal-code"
          beside={
            <SubmitButton tone="quiet" sending="Calculando…">
              Calcular
            </SubmitButton>
          }
        />
      </Form>
      <div ref={answer} role="status" className="scroll-mb-24">
        {quote && !quote.options.length && (
          <Notice tone="warning">A loja não entrega em {applyMask('cep', quote.cep)}.</Notice>
        )}
        {quote && quote.options.length > 0 && (
          <ul className="space-y-2">
            {quote.options.map((option) => (
              <li key={option.key} className="text-[0.9375rem]">
                <span className="font-medium">{option.name}</span>
                <span className="figures block text-sm text-muted">{freightText(option)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
