import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { cycleDay } from '#domains/garden/garden/plants/cycle-day.words.ts'
import { formatDay } from '#shared/dates.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { FieldNotes } from '#ui/form/field.tsx'
import { type Alignment, MOST_RUNS } from '../runs/comparison.kinds.ts'
import type { RunChoice } from '../runs/run-choice.view.ts'

type Props = { choices: RunChoice[]; search: string; align: Alignment; error?: string }

/** Chooses runs by ticks that stay while one searches; a form that asks, so that it works without scripts too. */
export function RunPicker({ choices, search, align, error }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [count, setCount] = useState(0)
  const recount = () => setCount(form.current?.querySelectorAll(':checked').length ?? 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices, other ticks
  useEffect(recount, [choices])
  return (
    <Form ref={form} action="/cultivo/comparar" onChange={recount} preventScrollReset={error !== undefined}>
      {align !== 'inicio' && <input type="hidden" name="alinhar" value={align} />}
      <Card title={`Escolha de 2 a ${MOST_RUNS} cultivos`}>
        <div className="space-y-4">
          <search className="flex gap-2">
            <input
              {...{ type: 'search', name: 'search', defaultValue: search, maxLength: 100 }}
              placeholder="Nome ou genética"
              aria-label="Buscar plantas, suas ou públicas"
              className="input w-full max-w-sm"
            />
            <Button type="submit" name="escolher" value="sim" icon="search" iconOnly>
              Buscar
            </Button>
          </search>
          {choices.length === 0 && <p className="text-muted">Nenhuma planta encontrada.</p>}
          <ul className="divide-y divide-base-300">
            {choices.map((choice) => (
              <li key={choice.slug}>
                <label className="flex min-h-14 items-center gap-3 py-2">
                  <input
                    {...{ type: 'checkbox', name: 'planta', value: choice.slug, defaultChecked: choice.picked }}
                    className="checkbox checkbox-primary"
                  />
                  <span className="min-w-0 break-words">
                    <span className="block leading-snug font-semibold">{choice.name}</span>
                    <span className="block text-sm text-muted">{wordsOf(choice)}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </div>
      </Card>
      <div className="sticky bottom-20 z-10 mt-4 space-y-2 rounded-box border border-base-300 bg-surface p-3 shadow-lg desk:bottom-4">
        <FieldNotes id="planta" name="planta" error={count > MOST_RUNS ? `Escolha até ${MOST_RUNS}.` : error} />
        <Button type="submit" tone="primary" icon="git-compare-arrows" wide>
          {count > 1 ? `Comparar ${count}` : 'Comparar'}
        </Button>
      </div>
    </Form>
  )
}

/** What one chooses by: genetic, phase and beginning; whose it is, when it is another's. */
const wordsOf = ({ genetic, started_on, owner, ...plant }: RunChoice) =>
  [genetic ?? 'Sem genética', cycleDay(plant), `desde ${formatDay(started_on)}`, owner].filter(Boolean).join(' · ')
