/** A command that cannot run; its message, in English as all of `__mock`, says what to change. */
export class CommandError extends Error {
  override name = 'Impossible'
}

/** An input that does not match the command's schema. */
export class InputError extends CommandError {}
