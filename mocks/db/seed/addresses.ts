import { Collection } from '@msw/data'
import * as v from 'valibot'

/** An address in Korean, and its road or lot in English without number, district and country. */
const notation = v.object({ korean: v.string(), english: v.string() })
export type Notation = v.InferOutput<typeof notation>

/** A place of the address search: a building, or a road's number, with its roads and lots. */
const place = v.object({
  zonecode: v.string(),
  building: v.string(),
  isApartment: v.picklist(['Y', 'N']),
  areaEnglish: v.string(),
  roads: v.array(notation),
  lots: v.array(notation),
})
export type AddressRow = v.InferOutput<typeof place>

/**
 * Real public buildings (numbers unverified), then made-up roads; at the end one lot on two roads, and one road number on two
 * lots.
 */
const table = `
04524 | 서울 중구 세종대로 110 | 서울 중구 태평로1가 31 | 서울특별시청 | N | Sejong-daero | Taepyeong-ro 1-ga | Jung-gu, Seoul
03045 | 서울 종로구 사직로 161 | 서울 종로구 세종로 1-1 | 경복궁 | N | Sajik-ro | Sejong-ro | Jongno-gu, Seoul
03072 | 서울 종로구 율곡로 99 | 서울 종로구 와룡동 2-71 | 창덕궁 | N | Yulgok-ro | Waryong-dong | Jongno-gu, Seoul
04383 | 서울 용산구 서빙고로 137 | 서울 용산구 용산동6가 168-6 | 국립중앙박물관 | N | Seobinggo-ro | Yongsan-dong 6-ga | Yongsan-gu, Seoul
04320 | 서울 용산구 한강대로 405 | 서울 용산구 동자동 43-205 | 서울역 | N | Hangang-daero | Dongja-dong | Yongsan-gu, Seoul
06757 | 서울 서초구 남부순환로 2406 | 서울 서초구 서초동 700 | 예술의전당 | N | Nambusunhwan-ro | Seocho-dong | Seocho-gu, Seoul
06579 | 서울 서초구 반포대로 201 | 서울 서초구 반포동 산 60-1 | 국립중앙도서관 | N | Banpo-daero | Banpo-dong | Seocho-gu, Seoul
06164 | 서울 강남구 영동대로 513 | 서울 강남구 삼성동 159 | 코엑스 | N | Yeongdong-daero | Samseong-dong | Gangnam-gu, Seoul
05500 | 서울 송파구 올림픽로 25 | 서울 송파구 잠실동 10 | 서울종합운동장 | N | Olympic-ro | Jamsil-dong | Songpa-gu, Seoul
04515 | 서울 중구 덕수궁길 61 | 서울 중구 서소문동 37 | 서울시립미술관 | N | Deoksugung-gil | Seosomun-dong | Jung-gu, Seoul
04566 | 서울 중구 을지로 281 | 서울 중구 을지로7가 2-1 | 동대문디자인플라자 | N | Eulji-ro | Eulji-ro 7-ga | Jung-gu, Seoul
07233 | 서울 영등포구 의사당대로 1 | 서울 영등포구 여의도동 1 | 국회의사당 | N | Uisadang-daero | Yeouido-dong | Yeongdeungpo-gu, Seoul
03932 | 서울 마포구 월드컵로 240 | 서울 마포구 성산동 515 | 서울월드컵경기장 | N | World Cup-ro | Seongsan-dong | Mapo-gu, Seoul
08826 | 서울 관악구 관악로 1 | 서울 관악구 신림동 산 56-1 | 서울대학교 | N | Gwanak-ro | Sillim-dong | Gwanak-gu, Seoul
03722 | 서울 서대문구 연세로 50 | 서울 서대문구 신촌동 134 | 연세대학교 | N | Yeonse-ro | Sinchon-dong | Seodaemun-gu, Seoul
02841 | 서울 성북구 안암로 145 | 서울 성북구 안암동5가 1-2 | 고려대학교 | N | Anam-ro | Anam-dong 5-ga | Seongbuk-gu, Seoul
47545 | 부산 연제구 중앙대로 1001 | 부산 연제구 연산동 1000 | 부산광역시청 | N | Jungang-daero | Yeonsan-dong | Yeonje-gu, Busan
48060 | 부산 해운대구 APEC로 55 | 부산 해운대구 우동 1500 | 벡스코 | N | APEC-ro | U-dong | Haeundae-gu, Busan
48731 | 부산 동구 중앙대로 206 | 부산 동구 초량동 1187-1 | 부산역 | N | Jungang-daero | Choryang-dong | Dong-gu, Busan
41911 | 대구 중구 공평로 88 | 대구 중구 동인동1가 1 | 대구광역시청 | N | Gongpyeong-ro | Dongin-dong 1-ga | Jung-gu, Daegu
21554 | 인천 남동구 정각로 29 | 인천 남동구 구월동 1138 | 인천광역시청 | N | Jeonggak-ro | Guwol-dong | Namdong-gu, Incheon
61945 | 광주 서구 내방로 111 | 광주 서구 치평동 1200 | 광주광역시청 | N | Naebang-ro | Chipyeong-dong | Seo-gu, Gwangju
35242 | 대전 서구 둔산로 100 | 대전 서구 둔산동 1420 | 대전광역시청 | N | Dunsan-ro | Dunsan-dong | Seo-gu, Daejeon
44675 | 울산 남구 중앙로 201 | 울산 남구 신정동 646-4 | 울산광역시청 | N | Jungang-ro | Sinjeong-dong | Nam-gu, Ulsan
30151 | 세종특별자치시 한누리대로 2130 | 세종특별자치시 보람동 720 | 세종특별자치시청 | N | Hannuri-daero | Boram-dong | Sejong-si
13494 | 경기 성남시 분당구 판교역로 235 | 경기 성남시 분당구 삼평동 681 | 에이치스퀘어 엔동 | N | Pangyoyeok-ro | Sampyeong-dong | Bundang-gu, Seongnam-si, Gyeonggi-do
24266 | 강원특별자치도 춘천시 중앙로 1 | 강원특별자치도 춘천시 봉의동 15 | 강원특별자치도청 | N | Jungang-ro | Bongui-dong | Chuncheon-si, Gangwon-do
28515 | 충북 청주시 상당구 상당로 82 | 충북 청주시 상당구 문화동 89 | 충청북도청 | N | Sangdang-ro | Munhwa-dong | Sangdang-gu, Cheongju-si, Chungcheongbuk-do
54968 | 전북특별자치도 전주시 완산구 효자로 225 | 전북특별자치도 전주시 완산구 효자동3가 1 | 전북특별자치도청 | N | Hyoja-ro | Hyoja-dong 3-ga | Wansan-gu, Jeonju-si, Jeonbuk-do
58564 | 전남 무안군 삼향읍 오룡길 1 | 전남 무안군 삼향읍 남악리 1000 | 전라남도청 | N | Oryong-gil, Samhyang-eup | Namak-ri, Samhyang-eup | Muan-gun, Jeollanam-do
51154 | 경남 창원시 의창구 중앙대로 300 | 경남 창원시 의창구 사림동 1 | 경상남도청 | N | Jungang-daero | Sarim-dong | Uichang-gu, Changwon-si, Gyeongsangnam-do
63122 | 제주특별자치도 제주시 문연로 6 | 제주특별자치도 제주시 연동 312-1 | 제주특별자치도청 | N | Munyeon-ro | Yeon-dong | Jeju-si, Jeju-do
06035 | 서울 강남구 은단추로 12 | 서울 강남구 결담동 101-2 | 은단추빌딩 | N | Eundanchu-ro | Gyeoldam-dong | Gangnam-gu, Seoul
06112 | 서울 강남구 은단추로24길 7 | 서울 강남구 결담동 140-5 | 고운결아파트 | Y | Eundanchu-ro 24-gil | Gyeoldam-dong | Gangnam-gu, Seoul
06541 | 서울 서초구 실타래로 88 | 서울 서초구 다듬동 22 | 실타래타워 | N | Siltarae-ro | Dadeum-dong | Seocho-gu, Seoul
05551 | 서울 송파구 누비로 31 | 서울 송파구 누비동 311-1 | 누비마을1단지아파트 | Y | Nubi-ro | Nubi-dong | Songpa-gu, Seoul
03993 | 서울 마포구 달빛옷장길 5 | 서울 마포구 옷장동 18-4 |  | N | Dalbichotjang-gil | Otjang-dong | Mapo-gu, Seoul
03994 | 서울 마포구 달빛옷장길 19 | 서울 마포구 옷장동 25-1 | 달빛스튜디오 | N | Dalbichotjang-gil | Otjang-dong | Mapo-gu, Seoul
04112 | 서울 마포구 바늘꽃길 40 | 서울 마포구 바늘꽃동 7 | 바늘꽃오피스텔 | N | Baneulkkot-gil | Baneulkkot-dong | Mapo-gu, Seoul
04779 | 서울 성동구 가봉로 66 | 서울 성동구 가봉동 656-3 | 가봉지식산업센터 | N | Gabong-ro | Gabong-dong | Seongdong-gu, Seoul
04785 | 서울 성동구 가봉로8길 14 | 서울 성동구 가봉동 670-12 |  | N | Gabong-ro 8-gil | Gabong-dong | Seongdong-gu, Seoul
04401 | 서울 용산구 옷고름로 27 | 서울 용산구 고름동 90-1 | 옷고름하우스 | Y | Otgoreum-ro | Goreum-dong | Yongsan-gu, Seoul
03088 | 서울 종로구 모시길 9 | 서울 종로구 모시동 44-8 |  | N | Mosi-gil | Mosi-dong | Jongno-gu, Seoul
04633 | 서울 중구 재봉틀길 21 | 서울 중구 재봉동1가 3 | 재봉상가 | N | Jaebongteul-gil | Jaebong-dong 1-ga | Jung-gu, Seoul
05029 | 서울 광진구 솜구름로 130 | 서울 광진구 솜구름동 500 | 솜구름채아파트 | Y | Somgureum-ro | Somgureum-dong | Gwangjin-gu, Seoul
05321 | 서울 강동구 무명로 55 | 서울 강동구 무명동 77-7 | 무명주공아파트 | Y | Mumyeong-ro | Mumyeong-dong | Gangdong-gu, Seoul
07301 | 서울 영등포구 매듭로 18 | 서울 영등포구 매듭동2가 12 | 매듭빌라 | Y | Maedeup-ro | Maedeup-dong 2-ga | Yeongdeungpo-gu, Seoul
08785 | 서울 관악구 골무길 3 | 서울 관악구 골무동 1600-2 |  | N | Golmu-gil | Golmu-dong | Gwanak-gu, Seoul
07645 | 서울 강서구 새참로 201 | 서울 강서구 새참동 905 | 새참공원상가 | N | Saecham-ro | Saecham-dong | Gangseo-gu, Seoul
01711 | 서울 노원구 색실로 74 | 서울 노원구 색실동 1250 | 색실한빛아파트 | Y | Saeksil-ro | Saeksil-dong | Nowon-gu, Seoul
48095 | 부산 해운대구 물빛단추로 33 | 부산 해운대구 물빛동 1415 | 물빛마린아파트 | Y | Mulbitdanchu-ro | Mulbit-dong | Haeundae-gu, Busan
42087 | 대구 수성구 명주로 150 | 대구 수성구 명주동 41-3 | 명주타운 | N | Myeongju-ro | Myeongju-dong | Suseong-gu, Daegu
21985 | 인천 연수구 돛배로 28 | 인천 연수구 돛배동 29-1 | 돛배파크아파트 | Y | Dotbae-ro | Dotbae-dong | Yeonsu-gu, Incheon
34126 | 대전 유성구 물레로 91 | 대전 유성구 물레동 366 | 물레연구동 | N | Mulle-ro | Mulle-dong | Yuseong-gu, Daejeon
61186 | 광주 북구 베틀로 60 | 광주 북구 베틀동 770-4 |  | N | Beteul-ro | Beteul-dong | Buk-gu, Gwangju
10391 | 경기 고양시 일산동구 옷본로 15 | 경기 고양시 일산동구 옷본동 800-1 | 옷본플라자 | N | Otbon-ro | Otbon-dong | Ilsandong-gu, Goyang-si, Gyeonggi-do
16837 | 경기 용인시 수지구 털실로 112 | 경기 용인시 수지구 털실동 950 | 털실마을3단지아파트 | Y | Teolsil-ro | Teolsil-dong | Suji-gu, Yongin-si, Gyeonggi-do
18479 | 경기 화성시 다림로 200 | 경기 화성시 다림동 560-2 | 다림테크노센터 | N | Darim-ro | Darim-dong | Hwaseong-si, Gyeonggi-do
31156 | 충남 천안시 서북구 솔기로 44 | 충남 천안시 서북구 솔기동 1300 | 솔기아파트 | Y | Solgi-ro | Solgi-dong | Seobuk-gu, Cheonan-si, Chungcheongnam-do
63309 | 제주특별자치도 제주시 갈옷길 8 | 제주특별자치도 제주시 갈옷동 2300-1 |  | N | Garot-gil | Garot-dong | Jeju-si, Jeju-do
03995 | 서울 마포구 달빛옷장길 23; 서울 마포구 바늘꽃길 2 | 서울 마포구 옷장동 30-2 | 두길상가 | N | Dalbichotjang-gil; Baneulkkot-gil | Otjang-dong | Mapo-gu, Seoul
04786 | 서울 성동구 가봉로8길 20 | 서울 성동구 가봉동 680-1; 서울 성동구 가봉동 680-2 | 쌍필지빌딩 | N | Gabong-ro 8-gil | Gabong-dong; Gabong-dong | Seongdong-gu, Seoul
`

const notations = (korean = '', english = ''): Notation[] => {
  const names = english.split('; ')
  return korean.split('; ').map((text, at) => ({ korean: text, english: names[at] ?? '' }))
}

/** The data of the address search, which no request changes. */
export const places = new Collection({ schema: place })
await Promise.all(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [zonecode = '', road, lot, building = '', apartment, roadEnglish, lotEnglish, areaEnglish = ''] = line.split(' | ')
      const isApartment = apartment === 'Y' ? 'Y' : 'N'
      const [roads, lots] = [notations(road, roadEnglish), notations(lot, lotEnglish)]
      return places.create({ zonecode, building, isApartment, areaEnglish, roads, lots })
    }),
)
