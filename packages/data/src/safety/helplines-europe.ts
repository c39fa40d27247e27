/** The rows of continental Europe, kept as helplines-table.ts says. */
export const europeTable = `
DE | crisis | TelefonSeelsorge | call 0800 111 0 111 = +498001110111; chat https://online.telefonseelsorge.de | any hour | German | https://www.telefonseelsorge.de | 2026-11-21
DE | abuse | Hilfetelefon Gewalt gegen Frauen | call 116 016 = 116016 | any hour | German and 17 others | https://www.hilfetelefon.de | 2026-11-21
DE | child | Nummer gegen Kummer | call 116 111 = 116111 | Monday to Saturday, 14:00 to 20:00 | German | https://www.nummergegenkummer.de | 2026-11-21
DE | after-suicide | AGUS | chat https://www.agus-selbsthilfe.de | any hour | German | https://www.agus-selbsthilfe.de | 2026-11-21
AT | crisis | Telefonseelsorge | call 142; chat https://onlineberatung-telefonseelsorge.at | any hour | German | https://www.telefonseelsorge.at | 2026-11-21
AT | abuse | Frauenhelpline gegen Gewalt | call 0800 222 555 = +43800222555 | any hour | German and others | https://www.frauenhelpline.at | 2026-11-21
AT | child | Rat auf Draht | call 147 | any hour | German | https://www.rataufdraht.at | 2026-11-21
AT | poison | Vergiftungsinformationszentrale | call 01 406 43 43 = +4314064343 | any hour | German | https://goeg.at/Vergiftungsinformation | 2026-11-21
CH | crisis | Die Dargebotene Hand, La Main Tendue | call 143; chat https://www.143.ch | any hour | German, French, Italian | https://www.143.ch | 2026-11-21
CH | child | Pro Juventute 147 | call 147; text 147 | any hour | German, French, Italian | https://www.147.ch | 2026-11-21
CH | poison | Tox Info Suisse | call 145 | any hour | German, French, Italian | https://www.toxinfo.ch | 2026-11-21
FR | crisis | 3114, Numéro national de prévention du suicide | call 3114 | any hour | French | https://3114.fr | 2026-11-21
FR | abuse | 3919, Violences Femmes Info | call 3919 | any hour | French and others | https://solidaritefemmes.org | 2026-11-21
FR | child | 119, Allô Enfance en Danger | call 119 | any hour | French | https://www.allo119.gouv.fr | 2026-11-21
BE | crisis | Zelfmoordlijn 1813 | call 1813; chat https://www.zelfmoord1813.be | any hour | Dutch | https://www.zelfmoord1813.be | 2026-11-21
BE | crisis | Centre de Prévention du Suicide | call 0800 32 123 = +3280032123 | any hour | French | https://www.preventionsuicide.be | 2026-11-21
BE | abuse | Écoute violences conjugales | call 0800 30 030 = +3280030030 | any hour | French | https://www.ecouteviolencesconjugales.be | 2026-11-21
BE | child | Écoute-Enfants 103 | call 103 | every day, 10:00 to midnight | French | https://www.103ecoute.be | 2026-11-21
BE | child | Awel | call 102; chat https://www.awel.be | hours on its page | Dutch | https://www.awel.be | 2026-11-21
BE | poison | Antigifcentrum, Centre Antipoisons | call 070 245 245 = +3270245245 | any hour | Dutch, French | https://www.antigifcentrum.be | 2026-11-21
NL | crisis | 113 Zelfmoordpreventie | call 0800 0113 = +318000113; chat https://www.113.nl | any hour | Dutch | https://www.113.nl | 2026-11-21
NL | abuse | Veilig Thuis | call 0800 2000 = +318002000 | any hour | Dutch | https://veiligthuis.nl | 2026-11-21
NL | child | De Kindertelefoon | call 0800 0432 = +318000432; chat https://www.kindertelefoon.nl | every day, 11:00 to 21:00 | Dutch | https://www.kindertelefoon.nl | 2026-11-21
ES | crisis | Línea 024 | call 024 | any hour | Spanish and others | https://www.sanidad.gob.es/linea024/ | 2026-11-21
ES | crisis | Teléfono de la Esperanza | call 717 003 717 = +34717003717 | any hour | Spanish | https://telefonodelaesperanza.org | 2026-11-21
ES | abuse | 016 | call 016 | any hour | Spanish and 52 others | https://violenciagenero.igualdad.gob.es | 2026-11-21
ES | child | Teléfono ANAR | call 116 111 = 116111 | any hour | Spanish | https://www.anar.org | 2026-11-21
ES | poison | Servicio de Información Toxicológica | call 91 562 04 20 = +34915620420 | any hour | Spanish | https://www.mjusticia.gob.es | 2026-11-21
PT | crisis | SNS 24, aconselhamento psicológico | call 808 24 24 24 = +351808242424 | any hour | Portuguese | https://www.sns24.gov.pt | 2026-11-21
PT | abuse | Linha Nacional de Apoio às Vítimas de Violência Doméstica | call 800 202 148 = +351800202148 | any hour | Portuguese | https://www.cig.gov.pt | 2026-11-21
PT | poison | CIAV, Centro de Informação Antivenenos | call 800 250 250 = +351800250250 | any hour | Portuguese | https://www.inem.pt | 2026-11-21
IT | crisis | Telefono Amico Italia | call 02 2327 2327 = +390223272327 | every day, 10:00 to midnight | Italian | https://www.telefonoamico.it | 2026-11-21
IT | abuse | 1522 Antiviolenza e stalking | call 1522; chat https://www.1522.eu | any hour | Italian and others | https://www.1522.eu | 2026-11-21
IT | child | Telefono Azzurro | call 19696; chat https://azzurro.it | any hour | Italian | https://azzurro.it | 2026-11-21
SE | crisis | Mind Självmordslinjen | call 90101; chat https://mind.se | any hour | Swedish | https://mind.se | 2026-11-21
SE | abuse | Kvinnofridslinjen | call 020 50 50 50 = +4620505050 | any hour | Swedish and others | https://kvinnofridslinjen.se | 2026-11-21
SE | poison | Giftinformationscentralen | call 010 456 67 00 = +46104566700 | any hour | Swedish | https://giftinformation.se | 2026-11-21
NO | crisis | Mental Helse Hjelpetelefonen | call 116 123 = 116123 | any hour | Norwegian | https://mentalhelse.no | 2026-11-21
NO | crisis | Kirkens SOS | call 22 40 00 40 = +4722400040; chat https://www.kirkens-sos.no | any hour | Norwegian | https://www.kirkens-sos.no | 2026-11-21
NO | abuse | VO-linjen | call 116 006 = 116006 | any hour | Norwegian | https://volinjen.no | 2026-11-21
NO | child | Alarmtelefonen for barn og unge | call 116 111 = 116111 | any hour | Norwegian | https://www.116111.no | 2026-11-21
NO | poison | Giftinformasjonen | call 22 59 13 00 = +4722591300 | any hour | Norwegian | https://www.helsenorge.no/giftinformasjon | 2026-11-21
DK | crisis | Livslinien | call 70 201 201 = +4570201201; chat https://www.livslinien.dk | hours on its page | Danish | https://www.livslinien.dk | 2026-11-21
DK | abuse | Lev Uden Vold | call 1888 | any hour | Danish | https://levudenvold.dk | 2026-11-21
DK | child | BørneTelefonen | call 116 111 = 116111 | any hour | Danish | https://bornetelefonen.dk | 2026-11-21
DK | poison | Giftlinjen | call 82 12 12 12 = +4582121212 | any hour | Danish | https://www.bispebjerghospital.dk/giftlinjen | 2026-11-21
FI | crisis | MIELI Kriisipuhelin | call 09 2525 0111 = +358925250111 | any hour | Finnish | https://mieli.fi | 2026-11-21
FI | abuse | Nollalinja | call 080 005 005 = +35880005005 | any hour | Finnish, Swedish, English | https://nollalinja.fi | 2026-11-21
FI | poison | Myrkytystietokeskus | call 0800 147 111 = +358800147111 | any hour | Finnish | https://www.hus.fi | 2026-11-21
IS | crisis | Hjálparsími Rauða krossins | call 1717; chat https://www.1717.is | any hour | Icelandic, English | https://www.1717.is | 2026-11-21
PL | crisis | Centrum Wsparcia | call 800 70 22 22 = +48800702222 | any hour | Polish | https://centrumwsparcia.pl | 2026-11-21
PL | abuse | Niebieska Linia | call 800 120 002 = +48800120002 | any hour | Polish | https://www.niebieskalinia.info | 2026-11-21
PL | child | Telefon Zaufania dla Dzieci i Młodzieży | call 116 111 = 116111 | any hour | Polish | https://116111.pl | 2026-11-21
CZ | crisis | Linka první psychické pomoci | call 116 123 = 116123 | any hour | Czech | https://linkapsychickepomoci.cz | 2026-11-21
CZ | child | Linka bezpečí | call 116 111 = 116111 | any hour | Czech | https://www.linkabezpeci.cz | 2026-11-21
HU | crisis | LESZ Lelki elsősegély | call 116 123 = 116123 | any hour | Hungarian | https://sos505.hu | 2026-11-21
HU | child | Kék Vonal | call 116 111 = 116111 | any hour | Hungarian | https://kek-vonal.hu | 2026-11-21
SI | crisis | Zaupni telefon Samarijan | call 116 123 = 116123 | any hour | Slovenian | https://www.telefon-samarijan.si | 2026-11-21
GR | crisis | 1018, Suicide Help Greece | call 1018 | any hour | Greek | https://suicide-help.gr | 2026-11-21
UA | crisis | Lifeline Ukraine | call 7333 | any hour | Ukrainian | https://lifelineukraine.com | 2026-11-21
`;
