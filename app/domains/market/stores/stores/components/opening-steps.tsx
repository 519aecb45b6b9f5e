import { Link } from '#ui/components/link.tsx'
import { storePath } from '../../store-menu.view.ts'
import { type OpeningStep, openingSteps } from '../opening-steps.model.ts'

type Props = { slug: string; step: OpeningStep; closed: boolean }

/** Where one is in opening a store; each step can be gone to at once. */
export function OpeningSteps({ slug, step, closed }: Props) {
  if (closed) return null
  return (
    <nav aria-label="Passos">
      <ol className="flex flex-wrap gap-2">
        {openingSteps.map(({ name, label }, at) => (
          <li key={name}>
            <Link
              to={storePath(slug, `/abrir?passo=${name}`)}
              aria-current={name === step ? 'step' : undefined}
              className={`inline-flex min-h-10 items-center gap-2 rounded-full border px-3.5 text-sm ${
                name === step
                  ? 'border-primary bg-primary text-primary-content'
                  : 'border-edge bg-surface hover:bg-base-200'
              }`}
            >
              <span className="figures">{at + 1}</span>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
