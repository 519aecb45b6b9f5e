/** Under so many answers one might guess who wrote what: the team reads no names. */
const FEW = 5

export const namesShown = ({ anonymous, answers_count }: { anonymous: boolean; answers_count: number }) =>
  !anonymous && answers_count >= FEW
