/** Minutes east of UTC, and the zones that registries name so. Source: the IANA time zone database. */
const zones = `
-600 hst
-540 akst
-480 pst akdt
-420 mst pdt
-360 cst mdt
-300 est cdt cot pet ect
-240 edt ast vet bot clt pyt
-210 nst
-180 adt clst brt art uyt pyst
-120 brst
0 z ut utc gmt wet
60 west bst cet met mez wat
120 cest mest mesz eet cat sast
180 eest msk trt eat
210 irst
240 msd gst samt
270 irdt
300 pkt uzt yekt
330 ist
345 npt
360 almt
420 ict wib
480 wita hkt sgt myt pht awst
540 jst kst wit
570 acst
600 aest
630 acdt
660 aedt nct
720 nzst
780 nzdt
`;

/** Minutes east of UTC by the name of the zone. */
export const zoneOffsets: Readonly<Record<string, number>> = Object.fromEntries(
  zones
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [minutes, ...names] = line.split(' ');
      return names.map((name) => [name, Number(minutes)]);
    }),
);

/** Short names that mean another zone at some registries. */
export const zonesByEnding: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  cn: { cst: 480 },
  tw: { cst: 480 },
  il: { ist: 120, idt: 180 },
  ie: { ist: 60 },
  au: { est: 600, edt: 660, cst: 570 },
  sa: { ast: 180 },
  qa: { ast: 180 },
  kw: { ast: 180 },
};
