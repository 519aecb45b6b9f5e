import { type FormEvent, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { fetchJson } from '#ui/fetch-json.ts'
import type { CupCount } from '../results/cup-standing.model.ts'
import { findReceipt } from '../results/find-receipt.model.ts'

type Found = ReturnType<typeof findReceipt> | 'unread'

/** Looks a receipt up in the published list, in the browser: who asks for which one is told to nobody. */
export function FindReceipt({ file }: { file: string }) {
  const [found, setFound] = useState<Found>()
  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('receipt') ?? '')
    setFound(undefined)
    const list = await fetchJson<{ count: CupCount }>(file)
    setFound(list ? findReceipt(list.count, typed) : 'unread')
  }
  return (
    <form className="needs-script space-y-2" onSubmit={(event) => void look(event)}>
      <label htmlFor="receipt" className="block font-semibold">
        Procurar o meu recibo
      </label>
      <p className="text-sm text-muted">
        Está em ‘Votar’, com cada voto seu; os de edições passadas, na cópia dos seus dados. O que você digita não sai
        deste aparelho.
      </p>
      <div className="flex gap-2">
        <input
          id="receipt"
          name="receipt"
          required
          autoCapitalize="none"
          autoComplete="off"
          className="input w-full max-w-sm"
        />
        <Button type="submit" icon="search" iconOnly>
          Procurar
        </Button>
      </div>
      <div role="status">{found !== undefined && <Answer found={found} />}</div>
    </form>
  )
}

function Answer({ found }: { found: Found }) {
  if (found === 'unread') return <Notice tone="warning">A lista não veio. Tente de novo.</Notice>
  if (!found) return <Notice tone="warning">Nenhum voto com esse recibo. Confira se ele está inteiro.</Notice>
  return (
    <Notice tone={found.counts ? 'success' : 'warning'}>
      {found.counts ? 'O voto foi contado' : 'O voto está na lista, e não contou'} ({found.where}), para{' '}
      <Link to={`/copa-grower/ver-redondo/${found.entry}`} className="link">
        este redondo
      </Link>
      .
    </Notice>
  )
}
