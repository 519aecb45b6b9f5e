import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'

export type Step = { icon: IconName; title: string; text: string; at: 'top' | 'middle' | 'bottom' }

/** Numbered steps, each with an illustration of a phone. */
export const InstallSteps = ({ steps }: { steps: Step[] }) => (
  <ol className="grid gap-5 sm:grid-cols-3">
    {steps.map(({ icon, title, text, at }, i) => (
      <li key={title} className="flex gap-4 sm:flex-col sm:items-center sm:text-center">
        <Phone icon={icon} at={at} />
        <div className="min-w-0 space-y-1">
          <h3 className="text-base font-semibold">
            {i + 1}. {title}
          </h3>
          <p className="text-[0.9375rem] text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ol>
)

const place = {
  top: 'top-3 end-2',
  middle: 'top-1/2 start-1/2 -translate-1/2',
  bottom: 'bottom-3 start-1/2 -translate-x-1/2',
}

const Phone = ({ icon, at }: Pick<Step, 'icon' | 'at'>) => (
  <div
    aria-hidden="true"
    className="relative h-36 w-20 shrink-0 rounded-box border-2 border-edge bg-base-100 before:absolute before:start-1/2 before:top-1 before:h-1 before:w-6 before:-translate-x-1/2 before:rounded-full before:bg-edge"
  >
    <span className="absolute inset-x-2 top-6 h-2 rounded bg-base-300" />
    <span className="absolute inset-x-2 top-10 h-2 rounded bg-base-300" />
    <span className="absolute inset-x-2 bottom-6 h-2 rounded bg-base-300" />
    <span
      className={`absolute flex size-10 items-center justify-center rounded-full bg-primary text-primary-content ${place[at]}`}
    >
      <Icon name={icon} size={22} />
    </span>
  </div>
)
