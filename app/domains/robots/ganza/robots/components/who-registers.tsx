import { Link } from '#ui/components/link.tsx'

/** What is not theirs to do, and what is. */
export const WhoRegisters = () => (
  <p className="mt-3 text-muted">
    Quem registra robôs novos é a nossa equipe, quando eles são fabricados. O seu já vem registrado:{' '}
    <Link to="/ganza/vincular-ganza" className="link">
      vincule com o número e o código da etiqueta
    </Link>
    .
  </p>
)
