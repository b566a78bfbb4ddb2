import { defineTexts } from '../../../src/texts/defineTexts.ts'

export const worldTexts = defineTexts({
  ko: {
    file: '세계 옮기기',
    export: '파일로 내보내기',
    exported: '세계를 파일로 내보냈어요.',
    link: '링크 복사',
    linked: '세계를 여는 링크를 복사했어요.',
    linkTooLong: '링크에 담기에는 세계가 커요. 파일로 내보내 주세요.',
    copyBlocked: '이 브라우저가 복사를 막았어요. 파일로 내보내 주세요.',
    import: '파일 가져오기',
    importHint: '내보낸 파일을 테스터 도구에 끌어다 놓아도 돼요. 지금 세계를 바꾸고, 1분 동안 되돌릴 수 있어요.',
    reset: '처음부터 다시',
    resetHint: '이 세계의 모든 창이 처음 상태로, 화면의 언어로 돌아가고 로그아웃돼요. 1분 동안 되돌릴 수 있어요.',
    wasReset: '세계를 처음으로 되돌렸어요. 남은 것이 없어요.',
  },
  en: {
    file: 'Move the world',
    export: 'Export as a file',
    exported: 'World exported as a file.',
    link: 'Copy link',
    linked: 'Link to this world copied.',
    linkTooLong: 'This world is too big for a link. Export it as a file.',
    copyBlocked: 'This browser blocked copying. Export the world as a file.',
    import: 'Import a file',
    importHint:
      'You can also drop an exported file on the tester tools. It replaces the current world, which can be undone for a minute.',
    reset: 'Start over',
    resetHint:
      'Every window of this world goes back to the start, in the language of the interface, and is signed out. You can undo it for a minute.',
    wasReset: 'The world has started over.',
  },
})
