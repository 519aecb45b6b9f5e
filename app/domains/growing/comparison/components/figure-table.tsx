import { Help, type Term } from '#ui/components/help.tsx'
import { Link } from '#ui/components/link.tsx'
import { figureNames } from '../runs/comparison.kinds.ts'
import type { Run } from '../runs/comparison.schemas.ts'
import { figureWords } from '../runs/comparison.words.ts'
import { colourOf, letterOf } from '../runs/run-look.view.ts'

/** Every number of every run; what nobody has is left out, what one lacks is said. */
export const FigureTable = ({ runs }: { runs: Run[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
  <section className="card overflow-x-auto" aria-label="Números de cada cultivo" tabIndex={0}>
    <table className="table figures">
      <thead>
        <tr>
          <th scope="col">Cultivo</th>
          {runs.map((run, at) => (
            <th key={run.slug} scope="col">
              <span className={colourOf(at)}>{letterOf(at)}</span>{' '}
              <Link to={`/cultivo/planta/${run.slug}`} className="link link-hover">
                {run.name}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figureNames
          .filter((figure) => runs.some(({ figures }) => figures[figure] !== null))
          .map((figure) => (
            <tr key={figure}>
              <th scope="row">
                {figureWords[figure].label} <HelpOf term={figureWords[figure].term} />
              </th>
              {runs.map(({ slug, figures }) => {
                const value = figures[figure]
                return (
                  <td key={slug}>
                    {value === null || value === undefined ? 'sem dados' : figureWords[figure].say(value)}
                  </td>
                )
              })}
            </tr>
          ))}
      </tbody>
    </table>
  </section>
)

const HelpOf = ({ term }: { term?: Term }) => term && <Help term={term} />
