/** Problems with passing a request on: the value of a reply's notice header, as the request log stores it. */
export const notices = {
  mockedSignIn: 'the real backend does not know the token of a mocked sign-in: pass the sign-in on too',
  unreachable: 'the real backend cannot be reached',
} as const

export type NoticeName = keyof typeof notices

/** The name of a notice; undefined for another text. */
export function noticeNameOf(notice: string): NoticeName | undefined {
  return noticeNames.find((name) => notices[name] === notice)
}

const noticeNames: readonly NoticeName[] = ['mockedSignIn', 'unreachable']
