/** A country whose emergency number is known. `police` stands where it is another number. */
export type Country = { code: string; name: string; emergency: string; police: string };

/** code | name | emergency (ambulance, or all services) | police, where different. Source: the ITU's national numbers and the governments' own pages. */
const table = `
AL | Albania | 112
AR | Argentina | 911
AU | Australia | 000
AT | Austria | 112
BD | Bangladesh | 999
BE | Belgium | 112
BR | Brazil | 192 | 190
BG | Bulgaria | 112
CA | Canada | 911
CL | Chile | 131 | 133
CN | China | 120 | 110
CO | Colombia | 123
CR | Costa Rica | 911
HR | Croatia | 112
CY | Cyprus | 112
CZ | Czechia | 112
DK | Denmark | 112
DO | Dominican Republic | 911
EC | Ecuador | 911
EG | Egypt | 123 | 122
EE | Estonia | 112
FI | Finland | 112
FR | France | 112
GE | Georgia | 112
DE | Germany | 112
GH | Ghana | 112
GR | Greece | 112
HK | Hong Kong | 999
HU | Hungary | 112
IS | Iceland | 112
IN | India | 112
ID | Indonesia | 112
IE | Ireland | 112
IL | Israel | 101 | 100
IT | Italy | 112
JP | Japan | 119 | 110
KZ | Kazakhstan | 112
KE | Kenya | 999
LV | Latvia | 112
LI | Liechtenstein | 112
LT | Lithuania | 112
LU | Luxembourg | 112
MY | Malaysia | 999
MT | Malta | 112
MX | Mexico | 911
MD | Moldova | 112
ME | Montenegro | 112
NL | Netherlands | 112
NZ | New Zealand | 111
NG | Nigeria | 112
MK | North Macedonia | 112
NO | Norway | 113 | 112
PA | Panama | 911
PY | Paraguay | 911
PH | Philippines | 911
PL | Poland | 112
PT | Portugal | 112
RO | Romania | 112
RU | Russia | 112
SG | Singapore | 995 | 999
SK | Slovakia | 112
SI | Slovenia | 112
ZA | South Africa | 112
KR | South Korea | 119 | 112
ES | Spain | 112
LK | Sri Lanka | 1990 | 119
SE | Sweden | 112
CH | Switzerland | 112
TW | Taiwan | 119 | 110
TH | Thailand | 1669 | 191
TR | Türkiye | 112
UA | Ukraine | 112
AE | United Arab Emirates | 998 | 999
GB | United Kingdom | 999
US | United States | 911
UY | Uruguay | 911
VN | Vietnam | 115 | 113
`;

/** By name. */
export const countries: readonly Country[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [code = '', name = '', emergency = '', police = emergency] = row.split(' | ');
    return { code, name, emergency, police };
  });

export const countryOf = (code: string | null): Country | null =>
  countries.find((country) => country.code === code) ?? null;
