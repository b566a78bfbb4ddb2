/**
 * Postal code, road, lot, building, whether it is a block of flats, and road and lot in English. Real public buildings (their
 * numbers unverified), then made-up roads.
 */
const table = `
04524 | 서울 중구 세종대로 110 | 서울 중구 태평로1가 31 | 서울특별시청 | N | 110, Sejong-daero, Jung-gu, Seoul | 31, Taepyeong-ro 1-ga
03072 | 서울 종로구 율곡로 99 | 서울 종로구 와룡동 2-71 | 창덕궁 | N | 99, Yulgok-ro, Jongno-gu, Seoul | 2-71, Waryong-dong
04320 | 서울 용산구 한강대로 405 | 서울 용산구 동자동 43-205 | 서울역 | N | 405, Hangang-daero, Yongsan-gu, Seoul | 43-205, Dongja-dong
06164 | 서울 강남구 영동대로 513 | 서울 강남구 삼성동 159 | 코엑스 | N | 513, Yeongdong-daero, Gangnam-gu, Seoul | 159, Samseong-dong
04515 | 서울 중구 덕수궁길 61 | 서울 중구 서소문동 37 | 서울시립미술관 | N | 61, Deoksugung-gil, Jung-gu, Seoul | 37, Seosomun-dong
06757 | 서울 서초구 남부순환로 2406 | 서울 서초구 서초동 700 | 예술의전당 | N | 2406, Nambusunhwan-ro, Seocho-gu, Seoul | 700, Seocho-dong
03722 | 서울 서대문구 연세로 50 | 서울 서대문구 신촌동 134 | 연세대학교 | N | 50, Yeonse-ro, Seodaemun-gu, Seoul | 134, Sinchon-dong
08826 | 서울 관악구 관악로 1 | 서울 관악구 신림동 산 56-1 | 서울대학교 | N | 1, Gwanak-ro, Gwanak-gu, Seoul | San 56-1, Sillim-dong
47545 | 부산 연제구 중앙대로 1001 | 부산 연제구 연산동 1000 | 부산광역시청 | N | 1001, Jungang-daero, Yeonje-gu, Busan | 1000, Yeonsan-dong
48060 | 부산 해운대구 APEC로 55 | 부산 해운대구 우동 1500 | 벡스코 | N | 55, APEC-ro, Haeundae-gu, Busan | 1500, U-dong
21554 | 인천 남동구 정각로 29 | 인천 남동구 구월동 1138 | 인천광역시청 | N | 29, Jeonggak-ro, Namdong-gu, Incheon | 1138, Guwol-dong
61945 | 광주 서구 내방로 111 | 광주 서구 치평동 1200 | 광주광역시청 | N | 111, Naebang-ro, Seo-gu, Gwangju | 1200, Chipyeong-dong
30151 | 세종특별자치시 한누리대로 2130 | 세종특별자치시 보람동 720 | 세종특별자치시청 | N | 2130, Hannuri-daero, Sejong-si | 720, Boram-dong
13494 | 경기 성남시 분당구 판교역로 235 | 경기 성남시 분당구 삼평동 681 | 에이치스퀘어 엔동 | N | 235, Pangyoyeok-ro, Bundang-gu, Seongnam-si, Gyeonggi-do | 681, Sampyeong-dong
24266 | 강원특별자치도 춘천시 중앙로 1 | 강원특별자치도 춘천시 봉의동 15 | 강원특별자치도청 | N | 1, Jungang-ro, Chuncheon-si, Gangwon-do | 15, Bongui-dong
54968 | 전북특별자치도 전주시 완산구 효자로 225 | 전북특별자치도 전주시 완산구 효자동3가 1 | 전북특별자치도청 | N | 225, Hyoja-ro, Wansan-gu, Jeonju-si, Jeonbuk-do | 1, Hyoja-dong 3-ga
58564 | 전남 무안군 삼향읍 오룡길 1 | 전남 무안군 삼향읍 남악리 1000 | 전라남도청 | N | 1, Oryong-gil, Samhyang-eup, Muan-gun, Jeollanam-do | 1000, Namak-ri, Samhyang-eup
63122 | 제주특별자치도 제주시 문연로 6 | 제주특별자치도 제주시 연동 312-1 | 제주특별자치도청 | N | 6, Munyeon-ro, Jeju-si, Jeju-do | 312-1, Yeon-dong
06035 | 서울 강남구 은단추로 12 | 서울 강남구 결담동 101-2 | 은단추빌딩 | N | 12, Eundanchu-ro, Gangnam-gu, Seoul | 101-2, Gyeoldam-dong
06112 | 서울 강남구 은단추로24길 7 | 서울 강남구 결담동 140-5 | 고운결아파트 | Y | 7, Eundanchu-ro 24-gil, Gangnam-gu, Seoul | 140-5, Gyeoldam-dong
05551 | 서울 송파구 누비로 31 | 서울 송파구 누비동 311-1 | 누비마을1단지아파트 | Y | 31, Nubi-ro, Songpa-gu, Seoul | 311-1, Nubi-dong
03993 | 서울 마포구 달빛옷장길 5 | 서울 마포구 옷장동 18-4 |  | N | 5, Dalbichotjang-gil, Mapo-gu, Seoul | 18-4, Otjang-dong
03994 | 서울 마포구 달빛옷장길 19 | 서울 마포구 옷장동 25-1 | 달빛스튜디오 | N | 19, Dalbichotjang-gil, Mapo-gu, Seoul | 25-1, Otjang-dong
04779 | 서울 성동구 가봉로 66 | 서울 성동구 가봉동 656-3 | 가봉지식산업센터 | N | 66, Gabong-ro, Seongdong-gu, Seoul | 656-3, Gabong-dong
04401 | 서울 용산구 옷고름로 27 | 서울 용산구 고름동 90-1 | 옷고름하우스 | Y | 27, Otgoreum-ro, Yongsan-gu, Seoul | 90-1, Goreum-dong
04633 | 서울 중구 재봉틀길 21 | 서울 중구 재봉동1가 3 | 재봉상가 | N | 21, Jaebongteul-gil, Jung-gu, Seoul | 3, Jaebong-dong 1-ga
05029 | 서울 광진구 솜구름로 130 | 서울 광진구 솜구름동 500 | 솜구름채아파트 | Y | 130, Somgureum-ro, Gwangjin-gu, Seoul | 500, Somgureum-dong
05321 | 서울 강동구 무명로 55 | 서울 강동구 무명동 77-7 | 무명주공아파트 | Y | 55, Mumyeong-ro, Gangdong-gu, Seoul | 77-7, Mumyeong-dong
07301 | 서울 영등포구 매듭로 18 | 서울 영등포구 매듭동2가 12 | 매듭빌라 | Y | 18, Maedeup-ro, Yeongdeungpo-gu, Seoul | 12, Maedeup-dong 2-ga
01711 | 서울 노원구 색실로 74 | 서울 노원구 색실동 1250 | 색실한빛아파트 | Y | 74, Saeksil-ro, Nowon-gu, Seoul | 1250, Saeksil-dong
48095 | 부산 해운대구 물빛단추로 33 | 부산 해운대구 물빛동 1415 | 물빛마린아파트 | Y | 33, Mulbitdanchu-ro, Haeundae-gu, Busan | 1415, Mulbit-dong
42087 | 대구 수성구 명주로 150 | 대구 수성구 명주동 41-3 | 명주타운 | N | 150, Myeongju-ro, Suseong-gu, Daegu | 41-3, Myeongju-dong
21985 | 인천 연수구 돛배로 28 | 인천 연수구 돛배동 29-1 | 돛배파크아파트 | Y | 28, Dotbae-ro, Yeonsu-gu, Incheon | 29-1, Dotbae-dong
34126 | 대전 유성구 물레로 91 | 대전 유성구 물레동 366 | 물레연구동 | N | 91, Mulle-ro, Yuseong-gu, Daejeon | 366, Mulle-dong
61186 | 광주 북구 베틀로 60 | 광주 북구 베틀동 770-4 |  | N | 60, Beteul-ro, Buk-gu, Gwangju | 770-4, Beteul-dong
10391 | 경기 고양시 일산동구 옷본로 15 | 경기 고양시 일산동구 옷본동 800-1 | 옷본플라자 | N | 15, Otbon-ro, Ilsandong-gu, Goyang-si, Gyeonggi-do | 800-1, Otbon-dong
16837 | 경기 용인시 수지구 털실로 112 | 경기 용인시 수지구 털실동 950 | 털실마을3단지아파트 | Y | 112, Teolsil-ro, Suji-gu, Yongin-si, Gyeonggi-do | 950, Teolsil-dong
18479 | 경기 화성시 다림로 200 | 경기 화성시 다림동 560-2 | 다림테크노센터 | N | 200, Darim-ro, Hwaseong-si, Gyeonggi-do | 560-2, Darim-dong
31156 | 충남 천안시 서북구 솔기로 44 | 충남 천안시 서북구 솔기동 1300 | 솔기아파트 | Y | 44, Solgi-ro, Seobuk-gu, Cheonan-si, Chungcheongnam-do | 1300, Solgi-dong
63309 | 제주특별자치도 제주시 갈옷길 8 | 제주특별자치도 제주시 갈옷동 2300-1 |  | N | 8, Garot-gil, Jeju-si, Jeju-do | 2300-1, Garot-dong
`

/** The places of the address search, as its provider describes the one that is chosen: every field a text, empty without a value. */
export const addresses: readonly Readonly<Record<string, string>>[] = table
  .trim()
  .split('\n')
  .map((line) => toResult(line.split(' | ')))

/** The codes are made up. Road and lot are known, so that none is only suggested (`auto…`). */
function toResult([
  zonecode = '',
  road = '',
  lot = '',
  building = '',
  apartment = '',
  roadEnglish = '',
  lotEnglish = '',
]: string[]) {
  const [sido = '', ...words] = road.split(' ')
  const names = lot.split(' ').filter((word) => /[동가로리읍면]$/.test(word))
  const [, roadnameEnglish = '', ...areas] = roadEnglish.split(', ')
  const sidoEnglish = areas.pop() ?? ''
  const sigunguEnglish = areas.filter((area) => /-(si|gun|gu)$/.test(area)).join(', ')
  const [, bnameEnglish = '', bname1English = ''] = lotEnglish.split(', ')
  const [bname, bname1] = [names.at(-1) ?? '', names.length > 1 ? (names[0] ?? '') : '']
  const english = `${roadEnglish}, Korea`
  return {
    zonecode,
    address: road,
    addressEnglish: english,
    addressType: 'R',
    userSelectedType: 'R',
    noSelected: 'N',
    roadAddress: road,
    roadAddressEnglish: english,
    jibunAddress: lot,
    jibunAddressEnglish: [lotEnglish, sigunguEnglish, sidoEnglish, 'Korea'].filter(Boolean).join(', '),
    autoRoadAddress: '',
    autoRoadAddressEnglish: '',
    autoJibunAddress: '',
    autoJibunAddressEnglish: '',
    buildingCode: `${zonecode}10100${zonecode}0000000001`,
    buildingName: building,
    apartment,
    sido,
    sidoEnglish,
    sigungu: words.filter((word) => /[시군구]$/.test(word)).join(' '),
    sigunguEnglish,
    sigunguCode: zonecode,
    roadname: words.find((word) => /[로길]$/.test(word)) ?? '',
    roadnameEnglish,
    roadnameCode: `${zonecode}01`,
    bcode: `${zonecode}10100`,
    bname,
    bnameEnglish,
    bname1,
    bname1English,
    bname2: bname,
    bname2English: bnameEnglish,
    hname: '',
  }
}
