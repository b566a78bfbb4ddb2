/** Whether a story has an arg that can be edited: screens and features have none. */
export function hasControls(story: unknown): boolean {
  const argTypes: unknown = Reflect.get(Object(story), 'argTypes')
  return Object.values(Object(argTypes)).some((argType) => {
    const control: unknown = Reflect.get(Object(argType), 'control')
    return control !== undefined && control !== false && Reflect.get(Object(control), 'disable') !== true
  })
}
