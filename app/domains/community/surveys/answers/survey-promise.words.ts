/** What people are told before they answer. */
export const promiseOf = ({ anonymous }: { anonymous: boolean }) =>
  anonymous ? 'A equipe lê as respostas sem ver quem respondeu.' : 'A equipe pode ver quem respondeu. Ninguém mais vê.'
