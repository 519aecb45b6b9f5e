import { renderToStaticMarkup } from 'react-dom/server'
import type { Context } from '#platform/context.ts'
import type { Person } from '#platform/personal-data.ts'
import { formatDayTime, formatFull, onDay } from '#shared/dates.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import type { Content } from './read-me.export.ts'

/** Letters of one value. */
const LONGEST = 2000

const look = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: auto; padding: 1rem }
summary { padding: .75rem 0; font-weight: 600; cursor: pointer }
dl { border-top: 1px solid #8886; padding-top: .75rem }
dt { font-size: .875rem; opacity: .75 }
dd { margin: 0 0 .5rem; overflow-wrap: anywhere; white-space: pre-line }`

/** The page of a copy: the first rows of each thing, to read without a connection; it holds no script and asks for nothing. */
export const copyPage = ({ env, now }: Context, { nickname }: Person, contents: Content[]): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`Cópia dos dados de ${nickname}`}</title>
        <style>{look}</style>
      </head>
      <body>
        <h1>Cópia dos dados de {nickname}</h1>
        <p>
          Feita no {env.site.name} {onDay(formatFull(now()))}. Quem tiver este arquivo vê tudo isto.
        </p>
        {contents.map((content) => (
          <Section key={content.file} {...content} />
        ))}
      </body>
    </html>,
  )}`

const Section = ({ file, label, count, first }: Content) => (
  <details id={file.replace(/^dados\/|\.json$/g, '')}>
    <summary>
      {label} ({plural(count, 'item', 'itens')})
    </summary>
    {first.map((row, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
      <dl key={at}>{Object.entries(row).map(line)}</dl>
    ))}
    {count > first.length && (
      <p>
        E mais {formatNumber(count - first.length)} em <a href={file}>{file}</a>.
      </p>
    )}
  </details>
)

/** Nothing of what is empty. */
function line([name, value]: [string, unknown]) {
  const said = inWords(value)
  return (
    said && (
      <div key={name}>
        <dt>{name.replaceAll('_', ' ')}</dt>
        <dd>{said}</dd>
      </div>
    )
  )
}

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (value instanceof Date) return formatDayTime(value)
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (inteiro no arquivo de dados)` : text
}
