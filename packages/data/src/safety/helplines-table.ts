/**
 * Helplines by hand. A row: country | topic | name | ways | hours | languages | source | verified. A way is `call`, `text`
 * (with the word to send in brackets) or `chat`; `0800 1 = +4980001` is shown before the sign and dialled after it. The only
 * place in the repository that holds a phone number. Decision 0008 says what verified means. Nothing is listed that is in doubt.
 */
export const helplinesTable = `
US | crisis | 988 Suicide & Crisis Lifeline | call 988; text 988; chat https://988lifeline.org/chat/ | any hour | English, Spanish | https://988lifeline.org | 2026-11-21
US | crisis | Crisis Text Line | text 741741 (HOME) | any hour | English, Spanish | https://www.crisistextline.org | 2026-11-21
US | abuse | National Domestic Violence Hotline | call 1-800-799-7233 = +18007997233; text 88788 (START); chat https://www.thehotline.org | any hour | English, Spanish | https://www.thehotline.org | 2026-11-21
US | child | Childhelp National Child Abuse Hotline | call 1-800-422-4453 = +18004224453 | any hour | English, Spanish | https://www.childhelphotline.org | 2026-11-21
US | poison | Poison Control | call 1-800-222-1222 = +18002221222 | any hour | English, Spanish | https://www.poison.org | 2026-11-21
US | eating | ANAD Helpline | call 1-888-375-7767 = +18883757767 | weekdays | English | https://anad.org | 2026-11-21
US | after-suicide | American Foundation for Suicide Prevention | chat https://afsp.org/ive-lost-someone/ | any hour | English, Spanish | https://afsp.org | 2026-11-21
CA | crisis | 9-8-8 Suicide Crisis Helpline | call 988; text 988 | any hour | English, French | https://988.ca | 2026-11-21
CA | abuse | ShelterSafe | chat https://sheltersafe.ca | any hour | English, French | https://sheltersafe.ca | 2026-11-21
CA | child | Kids Help Phone | call 1-800-668-6868 = +18006686868; text 686868 (CONNECT) | any hour | English, French | https://kidshelpphone.ca | 2026-11-21
CA | poison | Poison centres of Canada | call 1-844-764-7669 = +18447647669 | any hour | English, French | https://infopoison.ca | 2026-11-21
CA | eating | National Eating Disorder Information Centre | call 1-866-633-4220 = +18666334220 | weekdays, longer on most | English, French | https://nedic.ca | 2026-11-21
MX | crisis | Línea de la Vida | call 800 911 2000 = +528009112000 | any hour | Spanish | https://lineadelavida.gob.mx | 2026-11-21
MX | crisis | SAPTEL | call 55 5259 8121 = +525552598121 | any hour | Spanish | https://www.saptel.org.mx | 2026-11-21
BR | crisis | CVV, Centro de Valorização da Vida | call 188; chat https://cvv.org.br/chat/ | any hour | Portuguese | https://cvv.org.br | 2026-11-21
BR | abuse | Central de Atendimento à Mulher | call 180 | any hour | Portuguese | https://www.gov.br/mulheres | 2026-11-21
BR | child | Disque 100, Direitos Humanos | call 100 | any hour | Portuguese | https://www.gov.br/mdh | 2026-11-21
AR | crisis | Centro de Asistencia al Suicida | call 011 5275 1135 = +541152751135 | any hour | Spanish | https://www.asistenciaalsuicida.org.ar | 2026-11-21
AR | abuse | Línea 144 | call 144 | any hour | Spanish | https://www.argentina.gob.ar/generos/linea-144 | 2026-11-21
CL | crisis | Salud Responde | call 600 360 7777 = +566003607777 | any hour | Spanish | https://saludresponde.minsal.cl | 2026-11-21
GB | crisis | Samaritans | call 116 123 = 116123 | any hour | English, Welsh | https://www.samaritans.org | 2026-11-21
GB | crisis | Shout | text 85258 (SHOUT) | any hour | English | https://giveusashout.org | 2026-11-21
GB | abuse | National Domestic Abuse Helpline | call 0808 2000 247 = +448082000247 | any hour | English | https://www.nationaldahelpline.org.uk | 2026-11-21
GB | child | Childline | call 0800 1111 = +448001111 | any hour | English, Welsh | https://www.childline.org.uk | 2026-11-21
GB | poison | NHS 111 | call 111 | any hour | English, Welsh | https://111.nhs.uk | 2026-11-21
GB | eating | Beat | call 0808 801 0677 = +448088010677 | weekday afternoons | English | https://www.beateatingdisorders.org.uk | 2026-11-21
GB | after-suicide | Survivors of Bereavement by Suicide | call 0300 111 5065 = +443001115065 | in the daytime | English | https://uksobs.com | 2026-11-21
IE | crisis | Samaritans | call 116 123 = 116123 | any hour | English | https://www.samaritans.org/ireland/ | 2026-11-21
IE | crisis | Text About It | text 50808 (HELLO) | any hour | English | https://www.textaboutit.ie | 2026-11-21
IE | abuse | Women's Aid | call 1800 341 900 = +3531800341900 | any hour | English | https://www.womensaid.ie | 2026-11-21
IE | child | Childline | call 1800 66 66 66 = +3531800666666 | any hour | English | https://www.childline.ie | 2026-11-21
IE | poison | National Poisons Information Centre | call 01 809 2166 = +35318092166 | every day, 8:00 to 22:00 | English | https://poisons.ie | 2026-11-21
IE | after-suicide | Pieta | call 1800 247 247 = +3531800247247 | any hour | English | https://www.pieta.ie | 2026-11-21
AU | crisis | Lifeline | call 13 11 14 = 131114; text 0477 13 11 14 = +61477131114 | any hour | English | https://www.lifeline.org.au | 2026-11-21
AU | crisis | Suicide Call Back Service | call 1300 659 467 = 1300659467 | any hour | English | https://www.suicidecallbackservice.org.au | 2026-11-21
AU | abuse | 1800RESPECT | call 1800 737 732 = 1800737732; text 0458 737 732 = +61458737732 | any hour | English | https://1800respect.org.au | 2026-11-21
AU | child | Kids Helpline | call 1800 55 1800 = 1800551800 | any hour | English | https://kidshelpline.com.au | 2026-11-21
AU | poison | Poisons Information Centre | call 13 11 26 = 131126 | any hour | English | https://www.poisonsinfo.nsw.gov.au | 2026-11-21
AU | eating | Butterfly | call 1800 33 4673 = 1800334673 | every day, 8:00 to midnight | English | https://butterfly.org.au | 2026-11-21
AU | after-suicide | StandBy | call 1300 727 247 = 1300727247 | any hour | English | https://standbysupport.com.au | 2026-11-21
NZ | crisis | Need to talk? 1737 | call 1737; text 1737 | any hour | English | https://1737.org.nz | 2026-11-21
NZ | abuse | Women's Refuge | call 0800 733 843 = +64800733843 | any hour | English | https://womensrefuge.org.nz | 2026-11-21
NZ | child | Youthline | call 0800 376 633 = +64800376633 | any hour | English | https://www.youthline.co.nz | 2026-11-21
NZ | poison | National Poisons Centre | call 0800 764 766 = +64800764766 | any hour | English | https://poisons.co.nz | 2026-11-21
ZA | crisis | SADAG Suicide Crisis Helpline | call 0800 567 567 = +27800567567 | any hour | English and others | https://www.sadag.org | 2026-11-21
ZA | abuse | Gender-Based Violence Command Centre | call 0800 428 428 = +27800428428 | any hour | English and others | https://gbv.org.za | 2026-11-21
ZA | child | Childline South Africa | call 116 | any hour | English and others | https://www.childlinesa.org.za | 2026-11-21
IL | crisis | ERAN | call 1201; chat https://www.eran.org.il | any hour | Hebrew, Arabic, Russian, English | https://www.eran.org.il | 2026-11-21
IN | crisis | Tele-MANAS | call 14416 | any hour | English, Hindi and 18 others | https://telemanas.mohfw.gov.in | 2026-11-21
IN | abuse | Women Helpline | call 181 | any hour | English, Hindi and others | https://wcd.gov.in | 2026-11-21
IN | child | Childline | call 1098 | any hour | English, Hindi and others | https://wcd.gov.in | 2026-11-21
LK | crisis | National Mental Health Helpline | call 1926 | any hour | Sinhala, Tamil, English | https://nimh.health.gov.lk | 2026-11-21
JP | crisis | よりそいホットライン (Yorisoi Hotline) | call 0120-279-338 = +81120279338 | any hour | Japanese and others | https://www.since2011.net/yorisoi/ | 2026-11-21
JP | crisis | TELL Lifeline | call 03-5774-0992 = +81357740992 | hours on its page | English | https://telljp.com | 2026-11-21
JP | child | 児童相談所 (Child guidance centres) | call 189 | any hour | Japanese | https://www.cfa.go.jp | 2026-11-21
KR | crisis | 자살예방 상담전화 (Suicide prevention line) | call 109 | any hour | Korean | https://www.mohw.go.kr | 2026-11-21
KR | abuse | 여성긴급전화 (Women's emergency line) | call 1366 | any hour | Korean | https://www.women1366.kr | 2026-11-21
TW | crisis | 安心專線 (Peace of mind line) | call 1925 | any hour | Mandarin | https://www.mohw.gov.tw | 2026-11-21
HK | crisis | Samaritan Befrienders Hong Kong | call 2389 2222 = +85223892222 | any hour | Cantonese | https://sbhk.org.hk | 2026-11-21
HK | crisis | The Samaritans Hong Kong | call 2896 0000 = +85228960000 | any hour | English, Cantonese, Mandarin | https://samaritans.org.hk | 2026-11-21
SG | crisis | Samaritans of Singapore | call 1767 | any hour | English | https://www.sos.org.sg | 2026-11-21
MY | crisis | Befrienders Kuala Lumpur | call 03-7627 2929 = +60376272929 | any hour | English, Malay and others | https://www.befrienders.org.my | 2026-11-21
PH | crisis | National Center for Mental Health | call 1553 | any hour | English, Filipino | https://ncmh.gov.ph | 2026-11-21
TH | crisis | สายด่วนสุขภาพจิต (Mental health line) | call 1323 | any hour | Thai | https://dmh.go.th | 2026-11-21
`;
