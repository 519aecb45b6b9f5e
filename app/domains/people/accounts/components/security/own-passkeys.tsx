import { formatLongDay, onDay } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { PasskeyList, PasskeyRow } from '../../passkeys/passkeys.schemas.ts'
import { AddPasskey } from './add-passkey.tsx'

/** The account's passkeys: name and last use, with add and remove. */
export const OwnPasskeys = ({ passkeys, asksCode }: { passkeys: PasskeyList; asksCode: boolean }) => (
  <section id="chaves">
    <Card title="Chaves de acesso">
      <div className="space-y-5">
        <p className="text-muted">
          Entre com a digital, o rosto ou o PIN do aparelho, sem digitar senha. Um site falso não consegue roubar a
          chave.
        </p>
        {passkeys.data.length > 0 && (
          <ul className="divide-y divide-base-300 border-y border-base-300">
            {passkeys.data.map((passkey) => (
              <li key={passkey.id} className="space-y-1 py-3">
                <Words passkey={passkey} />
                <Remove passkey={passkey} />
              </li>
            ))}
          </ul>
        )}
        {passkeys.usable ? (
          <AddPasskey key={passkeys.data.length} asksCode={asksCode} />
        ) : (
          <Notice>Você abriu o site por um endereço IP. Para usar chaves de acesso, abra pelo nome do site.</Notice>
        )}
      </div>
    </Card>
  </section>
)

const Words = ({ passkey }: { passkey: PasskeyRow }) => (
  <div className="flex items-start gap-3">
    <Icon name="key-round" size={22} className="mt-0.5 text-muted" />
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{passkey.name}</p>
      <p className="text-sm text-muted">
        Criada {onDay(formatLongDay(passkey.created_at))} ·{' '}
        {passkey.last_used_at ? (
          <>
            usada <RelativeTime at={passkey.last_used_at} />
          </>
        ) : (
          'ainda não usada'
        )}
      </p>
    </div>
  </div>
)

const Remove = ({ passkey }: { passkey: PasskeyRow }) => (
  <details className="ps-8.5">
    <summary className="inline-block cursor-pointer py-2 link text-[0.9375rem]">
      Remover<span className="sr-only"> {passkey.name}</span>
    </summary>
    <Form name={`passkey-remove:${passkey.id}`} className="space-y-4 pt-2 pb-1">
      <HiddenField name="id" value={passkey.id} />
      <PasswordField name="password" label="Sua senha" />
      <SubmitButton tone="danger" sending="Removendo…">
        Remover a chave
      </SubmitButton>
    </Form>
  </details>
)
