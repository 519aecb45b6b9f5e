/** Said once an act is stored. */
export const writtenText = (written: number) =>
  written === 1 ? 'Atualização registrada.' : `Registrado em ${written} plantas.`
