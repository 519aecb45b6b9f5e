import { LinkButton } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { type Begun, type Ground, nextStep, steps } from './first-steps.words.ts'

export type FirstStepsProps = { begun: Begun; plant: Ground }

/** Three steps for who has just come; what is there is ticked, and with the last one they are gone. */
export function FirstSteps({ begun, plant }: FirstStepsProps) {
  const next = nextStep(begun)
  const done = steps.filter(({ key }) => begun[key]).length
  return (
    <section aria-labelledby="passos" className="card p-5 sm:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="passos" className="text-xl">
          Seu diário em três passos
        </h2>
        <p className="figures text-sm text-muted">
          {done} de {steps.length} feitos
        </p>
      </div>
      <ol className="mt-4 grid gap-3 sm:grid-cols-3">
        {steps.map((step, i) => (
          <li
            key={step.key}
            aria-current={step === next ? 'step' : undefined}
            className={`flex flex-col gap-3 relative rounded-box border p-4 ${step === next ? 'border-primary bg-base-100' : 'border-base-300'}`}
          >
            <div className="flex gap-3">
              <Mark done={begun[step.key]} number={i + 1} />
              <div className="min-w-0">
                <h3 className="text-base">
                  {step !== next && !begun[step.key] ? (
                    <Link to={step.to(plant)} className="after:absolute after:inset-0 hover:underline">
                      {step.title}
                    </Link>
                  ) : (
                    step.title
                  )}
                  {begun[step.key] && <span className="sr-only"> (feito)</span>}
                </h3>
                <p className="text-sm text-muted">{step.text}</p>
              </div>
            </div>
            {step === next && (
              <LinkButton to={step.to(plant)} tone="primary" wide className="mt-auto">
                {step.button}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const Mark = ({ done, number }: { done: boolean; number: number }) =>
  done ? (
    <span className="grid size-8 shrink-0 place-items-center rounded-full bg-primary text-primary-content">
      <Icon name="check" size={18} />
    </span>
  ) : (
    <span className="figures grid size-8 shrink-0 place-items-center rounded-full border border-edge font-semibold">
      {number}
    </span>
  )
