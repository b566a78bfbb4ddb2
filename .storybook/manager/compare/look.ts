/** The height of the bar above a comparison, in px. */
export const barHeight = 36

export const colors = { paper: '#fff', ink: '#121513', edge: '#7c857c', bar: '#f2f5ee' } as const
