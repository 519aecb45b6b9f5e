import type { LabelFormat } from '../label-formats.kinds.ts'
import { inSheets } from '../label-sheets.model.ts'
import type { Label } from '../labels.view.ts'
import { LabelFace } from './label-face.tsx'

type Props = { labels: Label[]; format: LabelFormat; skip: number; discreet: boolean }

/** The sheets as printed: black on white in both themes, scaled on the screen. */
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

/** Only leading positions are empty, so the index is a stable key. */
const placesOf = (sheet: (Label | null)[]) =>
  sheet.map((label, place) => ({ key: label?.code ?? `empty-${place}`, label }))
