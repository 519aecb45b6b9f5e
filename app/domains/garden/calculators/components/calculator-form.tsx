import { Form } from 'react-router'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { FormContext } from '#ui/form/form-context.ts'
import { sheetAddress } from '../calculators.kinds.ts'
import { answerOf, currentValues, messagesToShow, readSheet } from '../sheet.form.ts'
import type { Sheet } from '../sheet.kinds.ts'
import { MOST_PRODUCTS, rowsOf } from '../sheets/dose.form.ts'
import { CalculatorAnswer } from './calculator-answer.tsx'
import { CalculatorFields } from './calculator-fields.tsx'
import { type Fertilizer, FertilizerOffer } from './fertilizer-offer.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { useTyped } from './use-typed.ts'

/** A GET form to its own page; with scripts the result updates while typing. */
export function CalculatorForm({ sheet, fertilizers }: { sheet: Sheet; fertilizers: Fertilizer[] }) {
  const { form, sent, typed, read } = useTyped(sheet)
  const entries = sheet.entries(typed)
  const reckoned = readSheet(sheet, typed)
  const answer = answerOf(sheet, reckoned)
  const messages = Object.entries(messagesToShow(reckoned, sent))
  const errors = Object.fromEntries(messages.map(([name, sentence]) => [name, [sentence]]))
  const open = entries.filter(({ name }) => name in reckoned.missing).map(({ label }) => label)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-2">
      <Card title={sheet.title}>
        <p className="mb-4 text-muted">{sheet.text}</p>
        <FormContext value={{ errors, values: currentValues(entries, sent), sending: false, id: `calc-${sheet.slug}` }}>
          <Form ref={form} method="get" action="/cultivo/calculadoras" preventScrollReset noValidate onInput={read}>
            <input type="hidden" name="calc" value={sheet.slug} />
            <CalculatorFields entries={entries} />
            <Button type="submit" tone="primary" size="lg" wide className="mt-5 hidden noscript:inline-flex">
              Calcular
            </Button>
            {sheet.slug === 'dose' && (
              <FertilizerOffer fertilizers={fertilizers} full={rowsOf(typed).length === MOST_PRODUCTS} />
            )}
          </Form>
        </FormContext>
        <div className="mt-4 flex flex-wrap justify-between gap-x-2 sm:justify-start">
          <LinkButton to={sheetAddress(sheet, sheet.sample)} tone="plain" size="sm" icon="sparkles">
            Ver um exemplo
          </LinkButton>
          <LinkButton to={sheetAddress(sheet)} tone="plain" size="sm" icon="undo-2">
            Limpar
          </LinkButton>
        </div>
      </Card>
      <div className="space-y-5">
        <CalculatorAnswer answer={answer} open={open} isWrong={Object.keys(reckoned.wrong).length > 0} />
        <HowItWorks how={sheet.how} working={answer?.working ?? []} />
      </div>
    </div>
  )
}
