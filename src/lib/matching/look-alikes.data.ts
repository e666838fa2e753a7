/** Letters of other scripts that look like a Latin one, each before the letter that it stands for. */
export const lookAlikes: readonly string[] = [
  // Cyrillic
  'аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx һh ԁd ԛq ԝw ɡg ӏl ѵv ԍg',
  'АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX ҺH ԀD ԚQ ԜW ӀI ѴV ԌG ЗZ',
  // Greek
  'αa εe ιi κk νv οo ρp τt υu χx γy ηn ωw ϲc ϳj',
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ϷP',
  // Armenian and letters for the notation of speech
  'օo սu հh ոn զq ցg ɑa ɩi ʏy ᴏo ᴄc ᴠv ᴡw ᴢz ꜱs ɴn ʀr ʜh ʟl ʙb ɪi ʋv ᴀa ᴅd ᴇe ᴋk ᴍm ᴘp ᴛt ᴜu ıi',
];
