import { defineTexts } from '../../texts/defineTexts.ts'
import { fieldTexts } from '../../texts/fields.ts'
import { pageTexts } from '../../texts/pages.ts'

export const accountTexts = defineTexts({
  ko: {
    form: pageTexts.ko.editProfile,
    nickname: '닉네임',
    email: '이메일',
    phone: fieldTexts.ko.phone,
    save: '회원정보 저장',
    addresses: '배송지 관리',
    saved: '회원정보를 수정했어요',
    errors: {
      nickName: '닉네임을 1~20자로 입력해 주세요',
      email: '올바른 이메일 주소를 입력해 주세요',
      phoneNumber: '올바른 휴대폰 번호를 입력해 주세요 (예: 010-1234-5678)',
      age: '출생연도를 골라 주세요',
      gender: '성별을 골라 주세요',
    },
    menu: '내 계정 메뉴',
  },
  en: {
    form: pageTexts.en.editProfile,
    nickname: 'Nickname',
    email: 'Email',
    phone: fieldTexts.en.phone,
    save: 'Save profile',
    addresses: 'Delivery addresses',
    saved: 'Profile updated successfully.',
    errors: {
      nickName: 'Please enter a nickname of up to 20 characters.',
      email: 'Please enter a valid email address.',
      phoneNumber: 'Please enter a valid phone number. (e.g. 010-1234-5678)',
      age: 'Please choose your birth year.',
      gender: 'Please choose your gender.',
    },
    menu: 'Account menu',
  },
})
