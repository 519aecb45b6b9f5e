import { formatFull, onDay } from '#shared/dates.ts'
import { Notice } from '#ui/components/notice.tsx'
import { FindReceipt } from './find-receipt.tsx'

type Props = {
  publication: {
    version: number
    published_at: Date
    hash: string
    signature: string
    public_key: string | null
    corrections: { version: number; at: Date; why: string; changed: string[] }[]
  }
  slug: string
  /** Per cent of the jury. */
  weight: number
}

/** How the result was published and corrected, and how anybody checks it. */
export const Publication = ({ publication, slug, weight }: Props) => (
  <div className="space-y-3">
    {publication.corrections.map(({ version, at, why, changed }) => (
      <Notice key={version} tone="warning" title={`Retificado ${onDay(formatFull(at))}`}>
        <p className="break-words">{why}</p>
        <ul className="list-disc pl-5">
          {changed.map((line) => (
            <li key={line} className="break-words">
              {line}
            </li>
          ))}
        </ul>
      </Notice>
    ))}
    <details>
      <summary className="link w-fit cursor-pointer py-2">Conferir a apuração</summary>
      <div className="max-w-text space-y-2 pt-2">
        <p>
          Publicado {onDay(formatFull(publication.published_at))}, versão {publication.version}. Jurados {weight} %,
          público {100 - weight} %. A lista abaixo tem cada voto pelo recibo, sem nomes; com ela qualquer pessoa refaz a
          conta.
        </p>
        <FindReceipt file={`/copa-grower/apuracao/${slug}`} />
        <p>
          <a href={`/copa-grower/apuracao/${slug}`} className="link" download>
            Baixar a lista publicada (JSON)
          </a>
        </p>
        <p className="text-sm text-muted">
          SHA-256 dos votos, das notas e do resultado: <code className="break-all">{publication.hash}</code>
        </p>
        <p className="text-sm text-muted">
          Assinatura Ed25519: <code className="break-all">{publication.signature}</code>
        </p>
        {publication.public_key ? (
          <code className="block text-xs break-all whitespace-pre-wrap">{publication.public_key}</code>
        ) : (
          <p className="text-sm text-muted">A chave que assinou este resultado não está mais em uso.</p>
        )}
      </div>
    </details>
  </div>
)
