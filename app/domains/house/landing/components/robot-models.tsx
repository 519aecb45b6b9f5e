import type { LandingPieces } from '../landing.schemas.ts'
import type { LandingWords } from '../landing.view.ts'
import { Offers } from './pieces.tsx'

type Props = Pick<LandingPieces, 'products'> & {
  models: NonNullable<LandingPieces['models']>
  words: NonNullable<LandingWords['sold']>
}

/** What is sold of the robot, and what each model measures, switches and needs. */
export const RobotModels = ({ products, models, words }: Props) => {
  const rows = [
    { name: 'O que mede', of: models.map(({ measures }) => measures) },
    { name: 'O que liga', of: models.map(({ switches }) => switches) },
    { name: 'Do que precisa', of: models.map(() => [words.needs]) },
  ]
  // On a phone a row's name stands above it, and the models share the whole width.
  const shared = { gridTemplateColumns: `repeat(${models.length}, minmax(0, 1fr))` }
  return (
    <section id="modelos" aria-labelledby="titulo-modelos" className="scroll-mt-20 space-y-5">
      <div>
        <h2 id="titulo-modelos" className="text-2xl">
          {words.title}
        </h2>
        {products && products.length > 0 && <p className="text-muted">{words.text}</p>}
      </div>
      <div className={`grid items-start gap-5 ${products?.length ? 'desk:grid-cols-2' : ''}`}>
        <Offers products={products} />
        <div className="card overflow-x-auto">
          <table className="table max-sm:[&_:is(th,td)]:px-3">
            <thead>
              <tr className="max-sm:grid" style={shared}>
                <td className="max-sm:hidden" />
                {models.map(({ name }) => (
                  <th key={name} scope="col" className="text-base whitespace-normal text-base-content">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, of }) => (
                <tr key={name} className="*:align-top! max-sm:grid" style={shared}>
                  <th
                    scope="row"
                    className="font-medium text-muted max-sm:col-span-full max-sm:border-b-0 max-sm:pb-0 sm:w-24"
                  >
                    {name}
                  </th>
                  {of.map((list, at) => (
                    <td key={models[at]?.name} className="text-[0.9375rem]">
                      <ul>
                        {list.map((one) => (
                          <li key={one}>{one}</li>
                        ))}
                      </ul>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}
