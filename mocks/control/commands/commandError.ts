/** Why a command cannot run: the console words these in the tester's language. */
export type CommandErrorCode =
  | 'CLOCK_TOO_FAR'
  | 'INVALID_INPUT'
  | 'NO_BACKEND'
  | 'NO_COMMAND'
  | 'NO_DEPOSIT_DUE'
  | 'NO_EPISODE'
  | 'NO_HELD_REPLY'
  | 'NO_NAMED_WORLDS'
  | 'NO_OPERATION'
  | 'NO_ORDER'
  | 'NO_OVERRIDE'
  | 'NO_PENDING_DEPOSIT'
  | 'NO_SCENARIO'
  | 'NO_SESSION'
  | 'NO_WORLD'
  | 'NOT_A_WORLD'
  | 'OTHER_VERSION'
  | 'REPLY_TOO_LONG'
  | 'SOLD_OUT'
  | 'STATUS_NOT_REACHABLE'
  | 'WORLD_TOO_BIG'
  | 'WRONG_RECORD'

/** A command that cannot run; its message says what to change. */
export class CommandError extends Error {
  override name = 'Impossible'
  readonly code: CommandErrorCode
  /** The values that the message names. */
  readonly details: readonly string[]

  constructor(message: string, code: CommandErrorCode, ...details: readonly (string | number)[]) {
    super(message)
    this.code = code
    this.details = details.map(String)
  }
}

/** An input that does not match the command's schema. */
export class InputError extends CommandError {
  /** `field` is the part of the input that does not match. */
  constructor(message: string, field = '') {
    super(message, 'INVALID_INPUT', field)
  }
}
