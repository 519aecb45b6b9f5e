import { plural } from '#shared/numbers.ts'

/** Said once an act is stored; `gone`: of the plants that were marked, those deleted meanwhile and others'. */
export function writtenText(written: number, gone = 0) {
  if (gone > 0) return `Registrado em ${plural(written, 'planta', 'plantas')}; ${goneText(gone)}.`
  return written === 1 ? 'Atualização registrada.' : `Registrado em ${written} plantas.`
}

const goneText = (gone: number) => (gone === 1 ? 'uma não está entre as suas' : `${gone} não estão entre as suas`)
