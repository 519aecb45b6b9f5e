import type { LabelFormat } from '../label-formats.kinds.ts'
import { inSheets } from '../label-sheets.model.ts'
import type { Label } from '../labels.view.ts'
import { LabelFace } from './label-face.tsx'

type Props = { labels: Label[]; format: LabelFormat; skip: number; discreet: boolean }

/** The sheets as they come out of the printer: black on white in both themes, to scale on the screen. */
export const LabelSheets = ({ labels, format, skip, discreet }: Props) => (
  <section aria-label="Folhas" className={`label-sheets ${format.paper}`}>
    {inSheets(labels, format, skip).map((sheet) => (
      <ul
        key={sheet.find((label) => label !== null)?.code}
        className="label-sheet"
        style={{
          aspectRatio: `${format.width} / ${format.height}`,
          gridTemplateColumns: `repeat(${format.columns}, minmax(0, 1fr))`,
          gridTemplateRows: `repeat(${format.rows}, minmax(0, 1fr))`,
        }}
      >
        {placesOf(sheet).map(({ key, label }) => (
          <li key={key} className="label-place" aria-hidden={label === null ? true : undefined}>
            {label && <LabelFace label={label} discreet={discreet} />}
          </li>
        ))}
      </ul>
    ))}
  </section>
)

/** Empty places only ever come first: their number names them. */
const placesOf = (sheet: (Label | null)[]) =>
  sheet.map((label, place) => ({ key: label?.code ?? `empty-${place}`, label }))
