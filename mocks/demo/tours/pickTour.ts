import { isAt, named, openDialog, visible, type Tour } from './tour.ts'

const WANTED = 4

const selected = () => visible('main [aria-pressed="true"]').length
/** The step of the flow with all styles; its button for the end is disabled without a selection. */
const finishButton = () => named('main button', '선택 완료', 'Finish selection')
const memoText = () => openDialog()?.querySelector('textarea') ?? undefined

/** A guest picks four styles, writes a memo and watches the live ranking. */
export const pickTour: Tour = {
  name: { ko: '고르기', en: 'Pick' },
  steps: [
    {
      // The tour starts behind it.
      name: 'join',
      isDetour: true,
      text: {
        ko: '이번 에피소드에 참여해 볼까요? 버튼을 눌러 주세요.',
        en: 'Join the current episode. Press the button.',
      },
      find: () => (isAt('') ? named('main a', '나의 Pick 남기기', 'Leave my Pick') : undefined),
    },
    {
      name: 'start',
      text: {
        ko: '이번 에피소드의 스타일을 함께 골라요. 시작하기를 눌러 주세요.',
        en: 'Shoppers choose what gets made next. Press Start to see this episode’s looks.',
      },
      find: () => (isAt('pick') ? named('main button', '시작하기', 'Start') : undefined),
    },
    {
      name: 'choose',
      text: {
        ko: '입고 싶은 옷 네 벌을 눌러 동그라미를 그려 주세요.',
        en: 'Circle four looks you’d wear. Just press them.',
      },
      find: () => finishButton()?.parentElement ?? undefined,
    },
    {
      name: 'finish',
      text: {
        ko: '네 벌을 골랐어요. 이제 선택 완료를 눌러 주세요.',
        en: 'That’s four. Now press Finish selection.',
      },
      find: () => (selected() >= WANTED ? finishButton() : undefined),
    },
    {
      name: 'submit',
      text: {
        ko: '여기서 한 번 더 보고 뺄 수 있어요. 이대로 남겨 볼까요?',
        en: 'You can still take one out here. Then leave your Pick.',
      },
      find: () => (isAt('pick') ? named('main button', '나의 Pick 남기기', 'Leave my Pick') : undefined),
    },
    {
      name: 'memo',
      text: {
        ko: '참여가 기록됐어요. 왜 골랐는지 한 줄 남겨 주세요.',
        en: 'Your Pick is in. Say in a line why you picked these.',
      },
      find: () => named('button', '왜 골랐는지 메모 남기기', 'Say why in a memo') ?? named('button', '메모 쓰기', 'Write a memo'),
    },
    {
      name: 'write',
      text: {
        ko: '다른 피커들에게 보일 한 줄을 적어 주세요.',
        en: 'Write anything you like. Other pickers will read it.',
      },
      find: memoText,
    },
    {
      name: 'save',
      text: { ko: '다 적었으면 메모 남기기를 눌러 주세요.', en: 'When you’re done, press Save.' },
      find: () => (memoText()?.value ? visible('button[type="submit"]').at(-1) : undefined),
    },
    {
      name: 'trend',
      text: {
        ko: '메모가 홈에 남았어요. 이제 모두의 Pick을 실시간으로 봐요.',
        en: 'Your memo is on the home page. Now see what everyone is picking, live.',
      },
      find: () =>
        isAt('') && named('main button', '고쳐 쓰기', 'Edit') ? visible('nav a[href*="picks/staticstic"]')[0] : undefined,
    },
    {
      name: 'watch',
      text: {
        ko: '지금도 다른 손님들이 고르고 있어서 숫자가 저절로 바뀌어요. 당신의 Pick도 들어 있어요.',
        en: 'Others are picking right now, so these numbers move by themselves. Your Pick is among them.',
      },
      find: () => (isAt('picks/staticstic') ? visible('main header button[aria-haspopup="dialog"]')[0] : undefined),
    },
  ],
}
