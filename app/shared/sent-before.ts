/** Of what comes again under its key with other words; the form that shows it takes another key for the next try. */
export const SENT_BEFORE =
  'Isto já foi enviado com outro conteúdo, e o primeiro ficou guardado. Para guardar este também, envie de novo.'
