import { Link } from '#ui/components/link.tsx'
import type { Ancestor, Descendant, GeneticDetail, Relative } from '../genetics.schemas.ts'

type Props = { genetic: Pick<GeneticDetail, 'name' | 'mother' | 'father' | 'children'> }

/** Where it comes from, and what was crossed from it: nested lists, so that a screen reader follows the lines too. */
export function GeneticTree({ genetic: { name, mother, father, children } }: Props) {
  if (!mother && !father && !children.length) return null
  return (
    <section aria-labelledby="linhagem" className="space-y-4">
      <h2 id="linhagem" className="text-xl">
        Linhagem
      </h2>
      {(mother || father) && (
        <div className="space-y-2">
          <h3 className="font-sans text-base font-semibold tracking-normal">De onde vem {name}</h3>
          <Parents mother={mother} father={father} />
        </div>
      )}
      {children.length > 0 && (
        <div className="space-y-2">
          <h3 className="font-sans text-base font-semibold tracking-normal">O que vem dela</h3>
          <Crosses of={children} />
        </div>
      )}
    </section>
  )
}

const line = 'ms-1.5 space-y-1.5 border-s border-base-300 ps-4'

function Parents({ mother, father }: { mother: Ancestor | null; father: Ancestor | null }) {
  if (!mother && !father) return null
  return (
    <ul className={line}>
      {(
        [
          ['Mãe', mother],
          ['Pai', father],
        ] as const
      ).map(
        ([role, parent]) =>
          parent && (
            <li key={role} className="space-y-1.5">
              <Name of={parent} role={role} />
              <Parents mother={parent.mother} father={parent.father} />
            </li>
          ),
      )}
    </ul>
  )
}

const Crosses = ({ of }: { of: Descendant[] }) => (
  <ul className={line}>
    {of.map((child) => (
      <li key={child.id} className="space-y-1.5">
        <Name of={child} />
        {child.children.length > 0 && <Crosses of={child.children} />}
      </li>
    ))}
  </ul>
)

const Name = ({ of: { slug, name, breeder }, role }: { of: Relative; role?: string }) => (
  <p className="wrap-anywhere pointer-coarse:py-2">
    {role && <span className="text-sm text-muted">{role}: </span>}
    <Link to={`/cultivo/geneticas/${slug}`} className="link reach font-semibold">
      {name}
    </Link>
    {breeder && <span className="text-sm text-muted"> · {breeder}</span>}
  </p>
)
