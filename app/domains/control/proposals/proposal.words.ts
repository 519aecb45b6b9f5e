/** 'Suas plantas entraram na fase “Floração”': said to their owner; to others they are those of the space. */
export const enteredInWords = (cycle_name: string, own: boolean) =>
  `${own ? 'Suas plantas entraram' : 'As plantas do espaço entraram'} na fase “${cycle_name}”`
