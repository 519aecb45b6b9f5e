import { Link } from '#ui/components/link.tsx'

type Props = { slug: string; cases: { id: number; name: string }[] }

/** A treatment that belongs to an open case is better told there, where its safety interval and its re-check are. */
export const OpenCases = ({ slug, cases }: Props) =>
  cases.length > 0 && (
    <div className="text-[0.9375rem]">
      É de um caso? Registre nele:{' '}
      <ul className="inline-flex flex-wrap gap-x-4">
        {cases.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={`/cultivo/planta/${slug}/problemas/${id}?tipo=tratamento`}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
