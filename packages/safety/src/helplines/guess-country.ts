/** What the device says of where it is. Nothing is asked of the network. */
export type DeviceLocale = { timeZone: string; languages: readonly string[] };

const zones = `
AL Europe/Tirane; AR America/Argentina/* America/Buenos_Aires; AU Australia/*; AT Europe/Vienna; BD Asia/Dhaka; BE Europe/Brussels;
BR America/Sao_Paulo America/Bahia America/Fortaleza America/Recife America/Belem America/Manaus America/Cuiaba America/Maceio America/Campo_Grande America/Porto_Velho;
BG Europe/Sofia; CA America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns America/Regina America/Montreal America/Moncton America/Whitehorse America/Iqaluit America/Yellowknife;
CL America/Santiago America/Punta_Arenas; CN Asia/Shanghai Asia/Urumqi; CO America/Bogota; CR America/Costa_Rica; HR Europe/Zagreb; CY Asia/Nicosia;
CZ Europe/Prague; DK Europe/Copenhagen; DO America/Santo_Domingo; EC America/Guayaquil; EG Africa/Cairo; EE Europe/Tallinn; FI Europe/Helsinki;
FR Europe/Paris; GE Asia/Tbilisi; DE Europe/Berlin Europe/Busingen; GH Africa/Accra; GR Europe/Athens; HK Asia/Hong_Kong; HU Europe/Budapest; IS Atlantic/Reykjavik;
IN Asia/Kolkata Asia/Calcutta; ID Asia/Jakarta Asia/Makassar Asia/Jayapura Asia/Pontianak; IE Europe/Dublin; IL Asia/Jerusalem Asia/Tel_Aviv; IT Europe/Rome; JP Asia/Tokyo;
KZ Asia/Almaty Asia/Qyzylorda Asia/Aqtobe; KE Africa/Nairobi; LV Europe/Riga; LI Europe/Vaduz; LT Europe/Vilnius; LU Europe/Luxembourg; MY Asia/Kuala_Lumpur Asia/Kuching;
MT Europe/Malta; MX America/Mexico_City America/Monterrey America/Tijuana America/Cancun America/Merida America/Hermosillo America/Chihuahua America/Mazatlan;
MD Europe/Chisinau; ME Europe/Podgorica; NL Europe/Amsterdam; NZ Pacific/Auckland Pacific/Chatham; NG Africa/Lagos; MK Europe/Skopje; NO Europe/Oslo; PA America/Panama;
PY America/Asuncion; PH Asia/Manila; PL Europe/Warsaw; PT Europe/Lisbon Atlantic/Madeira Atlantic/Azores; RO Europe/Bucharest;
RU Europe/Moscow Europe/Samara Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Krasnoyarsk Asia/Irkutsk Asia/Vladivostok; SG Asia/Singapore; SK Europe/Bratislava;
SI Europe/Ljubljana; ZA Africa/Johannesburg; KR Asia/Seoul; ES Europe/Madrid Atlantic/Canary Africa/Ceuta; LK Asia/Colombo; SE Europe/Stockholm; CH Europe/Zurich;
TW Asia/Taipei; TH Asia/Bangkok; TR Europe/Istanbul; UA Europe/Kyiv Europe/Kiev; AE Asia/Dubai; GB Europe/London Europe/Belfast;
US America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage America/Detroit America/Boise America/Indiana/* America/Kentucky/* America/North_Dakota/* Pacific/Honolulu;
UY America/Montevideo; VN Asia/Ho_Chi_Minh Asia/Saigon`;

const countriesByZone = zones.split(';').map((entry) => {
  const [code = '', ...names] = entry.trim().split(/\s+/);
  return { code, names };
});

/**
 * A first guess at the country, or null. Where the device is counts more than its language: emergency numbers belong to a
 * place. A device whose languages name no part of the United States is never taken to be there.
 */
export function guessCountry({ timeZone, languages }: DeviceLocale): string | null {
  const regions = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]);
  const code = countryOfZone(timeZone);
  // Some devices hide their zone. Many are delivered in American English, so that language says nothing.
  const guess = code ?? (isZoneHidden(timeZone) ? (regions[0] ?? null) : null);
  if (guess === 'US') return code === 'US' && regions.includes('US') ? 'US' : null;
  return guess;
}

const isZoneHidden = (zone: string) => zone === '' || zone === 'UTC' || zone.startsWith('Etc/');

function countryOfZone(zone: string): string | null {
  const isInZone = (name: string) =>
    name.endsWith('*') ? zone.startsWith(name.slice(0, -1)) : name === zone;
  return countriesByZone.find(({ names }) => names.some(isInZone))?.code ?? null;
}
