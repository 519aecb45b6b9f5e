import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'

const fileOf = (codes: string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`Códigos de recuperação do Grower\nCada um funciona uma vez.\n\n${codes.join('\n')}\n`)}`

/** Shown once: only hashes are stored. */
export const RecoveryCodes = ({ codes }: { codes: string[] }) => (
  <div role="status" className="space-y-4">
    <Notice tone="success" title="Guarde estes códigos agora">
      Se você perder o celular, cada código abre a sua conta uma vez. Eles não vão aparecer de novo.
    </Notice>
    <ul className="figures grid grid-cols-1 gap-x-6 gap-y-1 rounded-box bg-base-200 p-4 font-mono sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <LinkButton to={fileOf(codes)} icon="file-down" download>
      Baixar os códigos
    </LinkButton>
  </div>
)
