import { seatWords } from '#domains/care/processes/processes/process.words.ts'
import type { ProcessDetail } from '#domains/care/processes/processes/processes.schemas.ts'

/** Who sits in the team, with seat and register. */
export const TeamList = ({ profissionais, closed_at }: Pick<ProcessDetail, 'profissionais' | 'closed_at'>) =>
  profissionais.length ? (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-3">
      {profissionais.map(({ id, seat, name, nickname, register }) => (
        <li key={`${seat} ${id}`}>
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-muted">
            {[seatWords[seat], register, name !== nickname && nickname].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  ) : (
    <p className="text-muted">
      {closed_at ? 'Ninguém: o processo terminou.' : 'O acolhimento está escolhendo quem vai cuidar do processo.'}
    </p>
  )
